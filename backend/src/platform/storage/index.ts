export { MediaStorage, type ByteRange } from './media-storage';
