import { Module } from '@nestjs/common';
import { ActivitiesModule } from '../activities';
import { CategoriesModule } from '../categories';
import { LifecycleModule } from '../lifecycle';
import { SearchModule } from '../search';
import { EndedPlaySitting } from './ended-play-sitting';
import { PlayArchiveController } from './play-archive.controller';
import { PlayHistory } from './play-history.service';
import { PlayPublishing } from './play-publishing.service';
import { PlayStills } from './play-stills.service';
import { PlayRepository } from './play.repository';
import { PlaysController } from './plays.controller';
import { Plays } from './plays.service';

@Module({
  imports: [ActivitiesModule, CategoriesModule, LifecycleModule, SearchModule],
  controllers: [PlaysController, PlayArchiveController],
  providers: [EndedPlaySitting, PlayHistory, PlayPublishing, PlayRepository, PlayStills, Plays],
  exports: [Plays],
})
export class PlaysModule {}
