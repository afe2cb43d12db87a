export { dropUnusedTables } from './drop-unused-tables';
export { BulkLoad } from './bulk-load';
export { Snapshot, type SnapshotSchema, type Table } from './snapshot';
