import { join } from 'node:path';
import { Settings } from '../../settings';
import { DiskStorage } from './disk-storage';
import { MediaStorage } from './media-storage';
import { S3Storage } from './s3-storage';

/** The one place that knows where the files of this installation lie. */
export const openStorage = ({ s3, dataDir }: Settings): MediaStorage =>
  s3 ? new S3Storage(s3) : new DiskStorage(join(dataDir, 'media'));

export const storageProvider = { provide: MediaStorage, inject: [Settings], useFactory: openStorage };
