import type { Board, Sport } from '../boards/board';
import type { IsoTime } from '../http-types';

/** A formation that editors of a team saved from the start of a board. Lists are sorted by name. */
export interface BoardFormation {
  id: number;
  teamId: number;
  /** Unique in the team, whatever its case. */
  name: string;
  sport: Sport;
  /** Canonical board without steps: our players without names, and the ball if one of them has it. */
  lineUp: Board;
  createdBy: number | null;
  createdAt: IsoTime;
  updatedAt: IsoTime;
}

export interface NewBoardFormation {
  name: string;
  /** A board without steps. Only our players and their ball are stored. */
  lineUp: Board;
}

export interface BoardFormationName {
  name: string;
}
