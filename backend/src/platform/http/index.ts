export { accountOf, currentRequest, tabOf } from './current-request';
export { type Account, CurrentUser, isPublic, Public } from './current-user';
export { RateLimitGuard } from './rate-limit.guard';
export { bodyPipe } from './body-pipe';
export { createHttpApp } from './http-app';
export { refusalBody } from './error-body';
export { Follows, IfGiven, ToNumber } from './follows';
export { idOf, IdParam } from './id-param';
export {
  readCursor,
  readTextCursor,
  toPart,
  writeCursor,
  writeTextCursor,
  type ListCursor,
  type TextCursor,
} from './list-cursor';
export { LimitAttempts } from './attempt-limits';
export { PagedListDto, SearchedListDto } from './paged-list.dto';
export { hasETag } from './etag';
export { Refusal, tooMany } from './refusal';
export { Route } from './route';
export { allowStyleAttributes } from './security-headers';
export { takeViewAs } from './view-as';
export { styleSheetCookie, wantsDocument } from './web-app';
export { builtWebSource } from './web-build';
export { browserTimeZone } from './browser-time-zone';
export { ownCookie } from './own-cookie';
export { HtmlTemplate } from './html-template';
export { HtmlTemplateModule } from './html-template.module';
export type { ApiFetch, WebSource } from './web-source';
