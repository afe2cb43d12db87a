import { bulkActivityTexts, type BinKind, type ContentKind } from '@touchline/contract';
import type { CurrentUser } from '../../platform/http';

/** Returns the activity of a user on a page, play or file. */
export function aboutContent(
  actor: CurrentUser,
  content: { kind: BinKind; id: number; teamId: number; title: string; action: string },
) {
  const targetType = content.kind === 'file' ? 'media' : content.kind;
  const target = { targetType, targetId: content.id, targetName: content.title } as const;
  return { teamId: content.teamId, userId: actor.userId, action: content.action, ...target };
}

interface SeveralContents {
  kind: ContentKind;
  items: readonly { id: number; title: string }[];
  firstId: number;
  teamId: number;
  action: string;
}

const MAX_NAMES = 5;
const severalOf = { page: 'pages', play: 'plays' } as const;

/** Returns the one activity of a user on several pages or plays. */
export function aboutSeveral(actor: CurrentUser, { kind, items, firstId, teamId, action }: SeveralContents) {
  return {
    teamId,
    userId: actor.userId,
    action,
    targetType: severalOf[kind],
    targetId: firstId,
    targetName: bulkActivityTexts.names(
      items.map(({ title }) => title),
      MAX_NAMES,
    ),
  };
}
