export { Avatars } from './avatars.service';
export { mediaAnswer, type MediaAnswer, type MediaRequest } from './media-answer';
export type { IncomingFile } from './media-intake.service';
export { filesOf, type MultipartRequest } from './media-upload';
export { disposition, tidyName } from './media-name';
export { MediaModule } from './media.module';
export { Media } from './media.service';
