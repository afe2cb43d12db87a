import type { ContentKind } from '../lifecycle/lifecycle';

/** An editor writes in a page or play: data of the event `writing`, which the other editors of the team receive. Nothing is stored. */
export interface WritingSignal {
  kind: ContentKind;
  id: number;
  user: { id: number; displayName: string; avatar: string | null };
}
