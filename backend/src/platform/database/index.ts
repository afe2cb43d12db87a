export { Database } from './database';
export { DatabaseModule } from './database.module';
export { containsPattern, escapeLike, searchTerm } from './search-patterns';
export { listsOf, rowsOf, selected, withIsoTimes, type Columns, type Lists } from './columns';
export {
  isDanglingReference,
  isOutOfRoom,
  isRetryable,
  isUnreachable,
  isUnstorable,
  unlessGone,
  violatedUnique,
} from './failures';
export { migrate, type Migration } from './migrate';
export { Channels } from './channels';
export { openPool } from './pool';
export { shortStatement, statement, unpreparedStatement, type Statement } from './statement';
export type { Tx } from './tx';
