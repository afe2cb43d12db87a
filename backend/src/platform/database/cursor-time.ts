/**
 * Returns the SQL of a time in milliseconds, the precision of a cursor. The expression is immutable, so an index can hold it
 * (migration 23): an index is used only by exactly this text.
 */
export const cursorTime = (time: string): string => `date_trunc('milliseconds', ${time} at time zone 'UTC')`;
