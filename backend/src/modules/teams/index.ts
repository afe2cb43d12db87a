export { TeamsModule } from './teams.module';
export { Members } from './members.service';
export { Newcomers } from './newcomers.service';
export { Teams } from './teams.service';
