export { ActivitiesModule } from './activities.module';
export { Activities } from './activities.service';
export { authorOf, recordedPages, type Author } from './recorded';
