import { orderTexts, type Play, type PlayFilter } from '@touchline/contract';
import type { ReactNode } from 'react';
import { MovableContents } from '../../shared/order/movable-contents';
import { playListQuery } from './play-list-query';

interface MovablePlaysProps {
  teamId: number;
  filter: PlayFilter;
  plays: readonly Play[];
  /** Renders the card of a play. */
  children: (play: Play) => ReactNode;
}

/** Cards of the plays of a category, which the user may move. */
export function MovablePlays({ teamId, filter, plays, children }: MovablePlaysProps) {
  return (
    <MovableContents
      kind="play"
      label={orderTexts.plays}
      teamId={teamId}
      queryKey={playListQuery(teamId, filter).queryKey}
      contents={plays}
      titleOf={({ name }) => name}
      reorder={(list: readonly Play[], reordered) => reordered(list)}
      menuAt="top"
    >
      {children}
    </MovableContents>
  );
}
