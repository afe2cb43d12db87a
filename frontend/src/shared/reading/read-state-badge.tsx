import { readStateTexts, type ReadState } from '@touchline/contract';
import { Badge } from '@touchline/ui-kit';

/** Shows what is new or changed for the user; nothing for what they have read, and nothing if an earlier build does not say. */
export const ReadStateBadge = ({ state }: { state: ReadState | null | undefined }) =>
  state ? <Badge tone="info">{readStateTexts[state]}</Badge> : null;
