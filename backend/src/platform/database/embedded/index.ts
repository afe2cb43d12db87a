export { findCluster } from './cluster';
export { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres';
export { findRunningPostgres } from './running-server';
