/** Texts of the board of a play that is edited: loaded without the editor of boards. */
export const playBoardTexts = {
  board: 'Tactics board',
  draw: 'Draw a board',
  trace: 'Trace it',
  sports: { 'field-hockey': 'Field hockey', 'ice-hockey': 'Ice hockey' },
  edit: 'Edit board',
  remove: 'Remove board',
  removed: 'Board removed',
  undo: 'Undo',
  unreadable: 'This board cannot be read. It was left as it is.',
} as const;
