export { ActivitiesModule } from './activities.module';
export { Activities } from './activities.service';
export { recordInSameStatement } from './record-in-same-statement';
