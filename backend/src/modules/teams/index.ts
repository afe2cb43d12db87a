export { TeamsModule } from './teams.module';
export { Members } from './members.service';
export { Teams } from './teams.service';
