export type { IncomingFile } from './media-intake.service';
export { MediaModule } from './media.module';
export { Media } from './media.service';
