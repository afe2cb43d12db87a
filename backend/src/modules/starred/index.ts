export { StarredModule } from './starred.module';
