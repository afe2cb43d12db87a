export { Avatars } from './avatars.service';
export { mediaResponse, type MediaResponse, type MediaRequest } from './media-response';
export type { IncomingFile } from './media-intake.service';
export { filesOf, type MultipartRequest } from './media-upload';
export { disposition, tidyName } from './media-name';
export { MediaModule } from './media.module';
export { Media } from './media.service';
export { MediaCopies, type CopiedContent, type FileCopy } from './media-copies.service';
