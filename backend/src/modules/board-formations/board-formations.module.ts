import { Module } from '@nestjs/common';
import { ActivitiesModule } from '../activities';
import { BoardFormationRepository } from './board-formation.repository';
import { BoardFormationsController } from './board-formations.controller';
import { BoardFormations } from './board-formations.service';

@Module({
  imports: [ActivitiesModule],
  controllers: [BoardFormationsController],
  providers: [BoardFormations, BoardFormationRepository],
  exports: [BoardFormations],
})
export class BoardFormationsModule {}
