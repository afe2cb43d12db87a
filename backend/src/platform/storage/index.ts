export { mediaFolder, MediaStorage, type ByteRange } from './media-storage';
export { storageProvider } from './storage-provider';
