export { TeamsModule } from './teams.module';
export { Newcomers } from './newcomers.service';
export { Teams } from './teams.service';
