import { del, getMany, keys, set } from 'idb-keyval';
import { durableStore } from '../../shared/durable-store';
import type { PageValues } from './page-draft';

/** Unsaved work as the browser keeps it until the server has it. */
export interface KeptDraft {
  values: PageValues;
  /** The page it was made of. */
  base: PageValues;
  version: number;
  /** What was on its way to the server, and never answered. */
  sent?: PageValues;
  /** When it was kept, in milliseconds. */
  at: number;
}

/** Whose work on which page, and in which tab: two tabs keep one draft each. */
export interface DraftPlace {
  userId: number;
  pageId: number;
  tab: string;
}

export interface FoundDraft extends KeptDraft {
  place: DraftPlace;
}

const store = durableStore('touchline-drafts', 'drafts');

const keyOf = ({ userId, pageId, tab }: DraftPlace) => [userId, pageId, tab];
const placeOf = ([userId, pageId, tab]: [number, number, string]): DraftPlace => ({ userId, pageId, tab });

export const draftStore = {
  keep: (place: DraftPlace, draft: KeptDraft) => set(keyOf(place), draft, store),
  forget: (place: DraftPlace) => del(keyOf(place), store),
  /** All of this page in tabs that are gone, newest first. */
  async leftBehind(userId: number, pageId: number): Promise<FoundDraft[]> {
    const all = (await keys<[number, number, string]>(store)).map(placeOf);
    const open = await openTabs();
    const places = all.filter(
      (place) => place.userId === userId && place.pageId === pageId && !open.has(place.tab),
    );
    const drafts = await getMany<KeptDraft>(places.map(keyOf), store);
    const found = drafts.flatMap((draft, index) => {
      const place = places[index];
      return draft && place ? [{ ...draft, place }] : [];
    });
    return found.sort((one, other) => other.at - one.at);
  },
};

const lockOf = (tab: string) => `touchline-draft-${tab}`;

/** Tells other tabs that this one is still there; the browser takes it back when the tab is gone, however it went. */
export function holdTab(tab: string, signal: AbortSignal): void {
  const untilClosed = () => new Promise<void>((done) => signal.addEventListener('abort', () => done()));
  // Browsers have locks on secure origins only: elsewhere every draft counts as left behind.
  void navigator.locks?.request(lockOf(tab), { signal }, untilClosed).catch(() => undefined);
}

async function openTabs(): Promise<Set<string>> {
  const prefix = lockOf('');
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])));
}
