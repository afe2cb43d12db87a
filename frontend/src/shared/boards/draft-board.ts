import type { Board } from '@touchline/contract/boards';

/**
 * Returns the board of a draft, which has it as JSON. It is not checked again: the server sent it, or the editor of boards wrote it, and the
 * server checks what it stores.
 */
export const draftBoard = (json: string | null | undefined): Board | null =>
  json ? (JSON.parse(json) as Board) : null;
