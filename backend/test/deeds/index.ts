import type { Deed, Deeds } from './deed';
import { joiningDeeds } from './joining-deeds';
import { categoryDeeds, mediaDeeds, playDeeds } from './library-deeds';
import { commentDeeds, pageDeeds } from './page-deeds';
import { invitingDeeds, memberDeeds, teamDeeds } from './people-deeds';
import { worldlyDeeds } from './worldly-deeds';

const tables = [
  ...[pageDeeds, commentDeeds, playDeeds, categoryDeeds, mediaDeeds],
  ...[teamDeeds, memberDeeds, invitingDeeds, joiningDeeds, worldlyDeeds],
];

/** All that anybody may try, by the words that tell it. */
export const deeds: Record<string, Deed> = Object.fromEntries(
  tables.flatMap((table: Deeds) =>
    Object.entries(table).map(([words, deed]) => [deed.kind ? `${words} ${deed.kind}` : words, deed]),
  ),
);
