import type { SavingTexts } from '@touchline/contract';
import { ApiError, serverMessage } from '../api/api-error';

/** Reasons why a save failed, by what the user can do about it. */
export type SaveErrorKind =
  | 'unreachable'
  | 'busy'
  | 'signedOut'
  | 'anotherUser'
  | 'gone'
  | 'forbidden'
  | 'tooLarge'
  | 'refused';

export interface SaveError {
  kind: SaveErrorKind;
  message: string;
}

const kinds: Partial<Record<number, SaveErrorKind>> = {
  401: 'signedOut',
  403: 'forbidden',
  404: 'gone',
  413: 'tooLarge',
  429: 'busy',
};

export function toSaveError(error: unknown, texts: SavingTexts): SaveError {
  const kind = kindOf(error);
  if (kind === 'refused') return { kind, message: serverMessage(error) ?? texts.saveFailed };
  return { kind, message: texts.saveTroubles[kind] };
}

function kindOf(error: unknown): SaveErrorKind {
  // No response: there was no connection.
  if (!(error instanceof ApiError)) return 'unreachable';
  // The page or play exists; the chosen category has been deleted.
  if (error.body?.code === 'category_not_found') return 'refused';
  if (error.body?.code === 'signed_in_as_another') return 'anotherUser';
  return kinds[error.status] ?? (error.status >= 500 ? 'busy' : 'refused');
}

/** Returns true for errors that are retried automatically. */
export const isTransient = ({ kind }: SaveError) => kind === 'unreachable' || kind === 'busy';

const RETRY_DELAYS_S = [2, 5, 10, 20, 40, 60];

/** Returns the backoff after a number of failures. */
export const retryDelayMs = (failures: number) => 1000 * (RETRY_DELAYS_S[failures - 1] ?? 60);
