import { describeOwnSteps, type Film } from '@touchline/contract/boards';
import { BoardOwnWords } from '@touchline/ui-kit';
import { useMemo } from 'react';

interface MyWordsProps {
  film: Film;
  /** Id of the user's piece. */
  piece: string;
  step: number;
}

/** The user's part in a step. Lazy: the code that describes boards is needed only by users who turned "Me" on. */
export function MyWords({ film, piece, step }: MyWordsProps) {
  const words = useMemo(() => describeOwnSteps(film, piece), [film, piece]);
  return <BoardOwnWords steps={words}>{words[step]}</BoardOwnWords>;
}
