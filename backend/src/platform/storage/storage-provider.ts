import { join } from 'node:path';
import { Settings } from '../../settings';
import { DiskStorage } from './disk-storage';
import { MediaStorage } from './media-storage';

/** The one place that knows where the files of this installation lie. A tenth of the memory is for who has a bucket only. */
export async function openStorage({ s3, dataDir }: Settings): Promise<MediaStorage> {
  if (!s3) return new DiskStorage(join(dataDir, 'media'));
  const { S3Storage } = await import('./s3-storage');
  return new S3Storage(s3);
}

export const storageProvider = { provide: MediaStorage, inject: [Settings], useFactory: openStorage };
