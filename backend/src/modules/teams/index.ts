export { TeamsModule } from './teams.module';
export { Teams } from './teams.service';
