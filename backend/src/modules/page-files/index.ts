export { PageFilesModule } from './page-files.module';
