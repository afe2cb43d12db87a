export { ZipWriter } from './zip-writer';
export { TeamArchiveModule } from './team-archive.module';
