import { Module } from '@nestjs/common';
import { ActivitiesModule } from '../activities';
import { AuthModule } from '../auth';
import { CommentMail } from './comment-mail';
import { CommentMailRepository } from './comment-mail.repository';
import { CommentRepository } from './comment.repository';
import { CommentsController } from './comments.controller';
import { Comments } from './comments.service';

@Module({
  imports: [ActivitiesModule, AuthModule],
  controllers: [CommentsController],
  providers: [CommentMail, CommentMailRepository, CommentRepository, Comments],
  exports: [Comments],
})
export class CommentsModule {}
