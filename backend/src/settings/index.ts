export { readSettings } from './read-settings';
export { Settings, type Role, type S3Settings } from './settings';
export { withoutCredentials } from './without-credentials';
