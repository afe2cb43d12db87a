import { Module } from '@nestjs/common';
import { ActivitiesModule } from '../activities';
import { MediaIntake } from './media-intake.service';
import { MediaController } from './media.controller';
import { MediaRepository } from './media.repository';
import { Media } from './media.service';
import { Renditions } from './renditions.service';

@Module({
  imports: [ActivitiesModule],
  controllers: [MediaController],
  providers: [Media, MediaIntake, Renditions, MediaRepository],
  exports: [Media],
})
export class MediaModule {}
