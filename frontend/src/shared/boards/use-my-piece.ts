import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ownPlayerCalls, type OwnPlayerChoice, type TeamSummary } from '@touchline/contract';
import {
  labelOf,
  ownablePieces,
  ownPieceOf,
  ownPieceTexts,
  type Board,
  type Piece,
} from '@touchline/contract/boards';
import { api } from '../api/api';
import { teamsKey } from '../api/query-keys';
import { currentUserQuery, teamsQuery } from '../session';

/** The piece of a board that shows the user, and the choice of it. */
export interface MyPiece {
  /** Pieces that the user can choose. */
  choices: readonly Piece[];
  /** Undefined if no piece is known to show the user. */
  piece: Piece | undefined;
  /** The user turned "Me" on. */
  isShown: boolean;
  /** Makes a piece the user's own, and turns "Me" on. */
  choose: (piece: Piece) => void;
  /** Turns "Me" on or off. */
  show: (isShown: boolean) => void;
}

/** Returns the user's piece on a board of a team; undefined if there is none to choose. */
export function useMyPiece(board: Board, teamId: number): MyPiece | undefined {
  const { data: teams } = useQuery(teamsQuery);
  const { data: user } = useQuery(currentUserQuery);
  const save = useSaveChoice(teamId);
  const own = teams?.find(({ id }) => id === teamId)?.ownPlayer;
  const choices = ownablePieces(board);
  if (!own || !user || choices.length === 0) return undefined;
  const { choice } = own;
  const player = { userId: user.id, ...own };
  return {
    choices,
    piece: ownPieceOf(board, player),
    isShown: choice?.isShown ?? false,
    choose: (piece) => {
      const known = ownPieceOf(board, { ...player, choice: null });
      const isFirst = known !== undefined && known !== piece;
      save({ isShown: true, label: labelOf(piece), piece: piece.id, isFirst });
    },
    show: (isShown) => save({ ...choice, isShown }),
  };
}

/** Optimistic, and not rolled back: a player without a network keeps what they pressed until the teams are loaded again. */
function useSaveChoice(teamId: number): (choice: OwnPlayerChoice) => void {
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (body: OwnPlayerChoice) => api(ownPlayerCalls.choose, { params: { teamId }, body }),
    meta: { failure: ownPieceTexts.failed, shows: [{ queryKey: teamsKey, exact: true }] },
    onMutate: (choice) =>
      queries.setQueryData(teamsKey, (teams: TeamSummary[] = []) =>
        teams.map((team) =>
          team.id === teamId && team.ownPlayer ? { ...team, ownPlayer: { ...team.ownPlayer, choice } } : team,
        ),
      ),
  });
  return mutate;
}
