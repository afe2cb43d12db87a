import { join } from 'node:path';
import { Settings } from '../../settings';
import { DiskStorage } from './disk-storage';
import { MediaStorage } from './media-storage';

/** Opens the storage that the settings name. The S3 client is imported lazily: it is a tenth of the memory of the process. */
export async function openStorage({ s3, dataDir }: Settings): Promise<MediaStorage> {
  if (!s3) return new DiskStorage(join(dataDir, 'media'));
  const { S3Storage } = await import('./s3-storage');
  return new S3Storage(s3);
}

export const storageProvider = { provide: MediaStorage, inject: [Settings], useFactory: openStorage };
