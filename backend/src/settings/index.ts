export { readSettings } from './read-settings';
export { Settings } from './settings';
export { SettingsModule } from './settings.module';
export { withoutCredentials } from './without-credentials';
