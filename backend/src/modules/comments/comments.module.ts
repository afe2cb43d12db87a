import { Module } from '@nestjs/common';
import { ActivitiesModule } from '../activities';
import { AuthModule } from '../auth';
import { NotificationsModule } from '../notifications';
import { CommentNotifier } from './comment-notifier';
import { CommentMail } from './comment-mail';
import { CommentMailRepository } from './comment-mail.repository';
import { CommentRepository } from './comment.repository';
import { CommentsController } from './comments.controller';
import { Comments } from './comments.service';
import { DiscussionRepository } from './discussion.repository';
import { Discussions } from './discussions.service';
import { MentionRepository } from './mention.repository';
import { PlayCommentsController } from './play-comments.controller';
import { ReactionRepository } from './reaction.repository';
import { Reactions } from './reactions.service';

@Module({
  imports: [ActivitiesModule, AuthModule, NotificationsModule],
  controllers: [CommentsController, PlayCommentsController],
  providers: [
    CommentNotifier,
    CommentMail,
    CommentMailRepository,
    CommentRepository,
    Comments,
    DiscussionRepository,
    Discussions,
    MentionRepository,
    ReactionRepository,
    Reactions,
  ],
  exports: [Comments],
})
export class CommentsModule {}
