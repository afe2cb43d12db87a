import { Module } from '@nestjs/common';
import { ActivitiesModule } from '../activities';
import { AuthModule } from '../auth';
import { AvatarsController } from './avatars.controller';
import { Avatars } from './avatars.service';
import { MediaIntake } from './media-intake.service';
import { MediaController } from './media.controller';
import { MediaRepository } from './media.repository';
import { Media } from './media.service';
import { Renditions } from './renditions.service';

@Module({
  imports: [ActivitiesModule, AuthModule],
  controllers: [AvatarsController, MediaController],
  providers: [Avatars, Media, MediaIntake, Renditions, MediaRepository],
  exports: [Avatars, Media],
})
export class MediaModule {}
