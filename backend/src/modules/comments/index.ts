export { CommentsModule } from './comments.module';
export { Comments } from './comments.service';
export { Reactions } from './reactions.service';
