export { isKey, mediaFolder, MediaStorage, type ByteRange } from './media-storage';
export { openStorage, storageProvider } from './storage-provider';
export { mediaUrl } from './media-url';
