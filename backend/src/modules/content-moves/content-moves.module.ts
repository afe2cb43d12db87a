import { Module } from '@nestjs/common';
import { ActivitiesModule } from '../activities';
import { AuditModule } from '../audit';
import { MediaModule } from '../media';
import { ContentMoveRepository } from './content-move.repository';
import { ContentMovesController } from './content-moves.controller';
import { ContentMoves } from './content-moves.service';

@Module({
  imports: [ActivitiesModule, AuditModule, MediaModule],
  controllers: [ContentMovesController],
  providers: [ContentMoveRepository, ContentMoves],
})
export class ContentMovesModule {}
