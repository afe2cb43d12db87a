export { ActivitiesModule } from './activities.module';
export { Activities } from './activities.service';
export { recordedPages } from './recorded';
