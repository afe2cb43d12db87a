import { savingTexts } from '@touchline/contract';
import { ApiError, serverMessage } from '../../shared/api-error';

/** Why something could not be saved, by what can be done about it. */
export type TroubleKind =
  | 'unreachable'
  | 'busy'
  | 'signedOut'
  | 'anotherUser'
  | 'gone'
  | 'forbidden'
  | 'tooLarge'
  | 'refused';

export interface Trouble {
  kind: TroubleKind;
  message: string;
}

const kinds: Partial<Record<number, TroubleKind>> = {
  401: 'signedOut',
  403: 'forbidden',
  404: 'gone',
  413: 'tooLarge',
  429: 'busy',
};

export function troubleOf(error: unknown): Trouble {
  const kind = kindOf(error);
  if (kind === 'refused') return { kind, message: serverMessage(error) ?? savingTexts.saveFailed };
  return { kind, message: savingTexts.saveTroubles[kind] };
}

function kindOf(error: unknown): TroubleKind {
  // Without an answer there was no connection.
  if (!(error instanceof ApiError)) return 'unreachable';
  // The page is there; the category it was to go into has been deleted.
  if (error.body?.code === 'category_not_found') return 'refused';
  if (error.body?.code === 'signed_in_as_another') return 'anotherUser';
  return kinds[error.status] ?? (error.status >= 500 ? 'busy' : 'refused');
}

/** What passes by itself is tried again without being asked for. */
export const isPassing = ({ kind }: Trouble) => kind === 'unreachable' || kind === 'busy';

const pauses = [2, 5, 10, 20, 40, 60];

/** Milliseconds until the next try, after a number of them that failed. */
export const pauseAfter = (failures: number) => 1000 * (pauses[failures - 1] ?? 60);
