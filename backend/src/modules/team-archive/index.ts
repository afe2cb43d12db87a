export { TeamArchiveModule } from './team-archive.module';
