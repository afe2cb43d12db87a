/** An instant in UTC, ISO 8601: `2026-11-20T18:30:00.000Z`. */
export type IsoTime = string;
