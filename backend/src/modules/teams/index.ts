export { TeamsModule } from './teams.module';
export { NewMembers } from './new-members.service';
export { Teams } from './teams.service';
