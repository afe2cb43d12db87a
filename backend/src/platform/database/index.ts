export { cursorTime } from './cursor-time';
export { Database } from './database';
export { connectionLimits, type DatabaseAccess } from './access';
export { findPooler } from './pooler';
export { DatabaseModule } from './database.module';
export { containsPattern, containsWords, escapeLike, searchTerm } from './search-patterns';
export { listsOf, rowsOf, selectList, withIsoTimes, type Columns, type ColumnLists } from './columns';
export {
  isForeignKeyViolation,
  isDiskFull,
  isRetryable,
  isUnreachable,
  isInvalidValue,
  ignoreMissingRow,
  violatedUnique,
} from './failures';
export { migrate, type Migration } from './migrate';
export { Channels } from './channels';
export { openPool } from './pool';
export { pipelinedStatement, statement, unpreparedStatement, type Statement } from './statement';
export type { Tx } from './tx';
