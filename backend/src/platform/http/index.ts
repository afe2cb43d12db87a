export { accountOf, currentRequest, tabOf } from './current-request';
export { type Account, CurrentUser, isPublic, Public } from './current-user';
export { AllowanceGuard } from './allowance.guard';
export { bodyPipe } from './body-pipe';
export { createHttpApp } from './http-app';
export { refusalBody } from './error-body';
export { Follows, IfGiven } from './follows';
export { idOf, IdParam } from './id-param';
export {
  readCursor,
  readTextCursor,
  toPart,
  writeCursor,
  writeTextCursor,
  type ListPlace,
  type TextPlace,
} from './list-cursor';
export { AttemptsLimited } from './rate-limits';
export { PagedListDto, SearchedListDto } from './paged-list.dto';
export { Refusal, tooMany } from './refusal';
export { Route } from './route';
export { allowStyleAttributes } from './security-headers';
export { styleSheetCookie, wantsDocument } from './web-app';
export { builtWebSource } from './web-build';
export { browserTimeZone } from './browser-time-zone';
export { ownCookie } from './own-cookie';
export { WebShell } from './web-shell';
export { WebShellModule } from './web-shell.module';
export type { ApiFetch, WebSource } from './web-source';
