export { type Actor, CurrentActor, isPublic, Public } from './actor';
export { bodyPipe } from './body-pipe';
export { createHttpApp } from './http-app';
export { refusalBody } from './error-body';
export { Follows, IfGiven } from './follows';
export { IdParam } from './id-param';
export { AttemptsLimited } from './rate-limits';
export { Refusal } from './refusal';
export { Route } from './route';
