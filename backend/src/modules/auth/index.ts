export { Accounts, type NewAccount, type SignedIn } from './accounts.service';
export { AuthModule } from './auth.module';
export { FirstRun } from './first-run.service';
export { sessionCookie, SessionCookie } from './session-cookie';
export { Sessions } from './sessions.service';
