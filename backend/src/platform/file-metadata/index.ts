export { CachedSource, UnreadableFile } from './file-source';
export { withEdits, type Edit } from './edits';
export { findMetadata, typesWithMetadata } from './find-metadata';
