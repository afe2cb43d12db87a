export { CommentsModule } from './comments.module';
export { Comments } from './comments.service';
