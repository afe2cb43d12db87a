import { Module } from '@nestjs/common';
import { ActivitiesModule } from '../activities';
import { CommentRepository } from './comment.repository';
import { CommentsController } from './comments.controller';
import { Comments } from './comments.service';

@Module({
  imports: [ActivitiesModule],
  controllers: [CommentsController],
  providers: [Comments, CommentRepository],
  exports: [Comments],
})
export class CommentsModule {}
