import { sqlMigration } from './sql-migration';

/**
 * Lets `maintenance.file-metadata` draw the renditions of pictures whose metadata an earlier build removed, but which it could not
 * decode.
 */
export const PicturesOfStoredFiles54 = sqlMigration('PicturesOfStoredFiles1700000000054', [
  `update media_files set metadata = null where metadata = 'removed' and small_size is null and mime_type in
     ('image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence', 'image/tiff', 'image/jpeg')`,
]);
