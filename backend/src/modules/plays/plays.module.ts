import { Module } from '@nestjs/common';
import { ActivitiesModule } from '../activities';
import { CategoriesModule } from '../categories';
import { PlayRepository } from './play.repository';
import { PlaysController } from './plays.controller';
import { Plays } from './plays.service';

@Module({
  imports: [ActivitiesModule, CategoriesModule],
  controllers: [PlaysController],
  providers: [Plays, PlayRepository],
})
export class PlaysModule {}
