import { Module } from '@nestjs/common';
import { ActivitiesModule } from '../activities';
import { AuthModule } from '../auth';
import { LifecycleModule } from '../lifecycle';
import { AvatarsController } from './avatars.controller';
import { Avatars } from './avatars.service';
import { ExpiredFiles, MediaCleanup } from './media-cleanup';
import { MediaIntake } from './media-intake.service';
import { MediaCopies } from './media-copies.service';
import { MetadataOfStoredFiles, MetadataRemovalJob } from './metadata-removal-job';
import { MetadataRemoval } from './metadata-removal.service';
import { MediaController } from './media.controller';
import { MediaRepository } from './media.repository';
import { Media } from './media.service';
import { Renditions } from './renditions.service';

@Module({
  imports: [ActivitiesModule, AuthModule, LifecycleModule],
  controllers: [AvatarsController, MediaController],
  providers: [
    Avatars,
    ExpiredFiles,
    Media,
    MediaCleanup,
    MediaCopies,
    MediaIntake,
    MetadataOfStoredFiles,
    MetadataRemoval,
    MetadataRemovalJob,
    Renditions,
    MediaRepository,
  ],
  exports: [Avatars, Media, MediaCopies],
})
export class MediaModule {}
