import { Module } from '@nestjs/common';
import { ActivitiesModule } from '../activities';
import { CategoriesModule } from '../categories';
import { PagesModule } from '../pages';
import { PlayRepository } from './play.repository';
import { PlaysController } from './plays.controller';
import { Plays } from './plays.service';

@Module({
  imports: [ActivitiesModule, CategoriesModule, PagesModule],
  controllers: [PlaysController],
  providers: [Plays, PlayRepository],
})
export class PlaysModule {}
