export { LiveUpdatesModule } from './live-updates.module';
