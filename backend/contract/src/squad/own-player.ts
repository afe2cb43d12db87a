import { put } from '../call';

/** The caller as a player of a team, for its boards. */
export interface OwnPlayer {
  /** Number and positions of the membership; null and none for users who are no members. */
  number: string | null;
  positions: string[];
  /** Null until the user has made one. */
  choice: OwnPlayerChoice | null;
}

/** A user's choice of their own player on the boards of a team, visible to that user only. */
export interface OwnPlayerChoice {
  /** Boards mark the user's player and dim all others. */
  isShown: boolean;
  /** Number, position or name of the chosen player. Other boards of the team have players with the same label. */
  label?: string | null;
  /** Id of the chosen piece, which tells players with the same label apart. */
  piece?: string | null;
  /** The choice is preferred to the user's number and positions, because the user chose another player than these. */
  isFirst?: boolean;
}

/** Not part of `teamCalls`, which every screen loads. */
export const ownPlayerCalls = {
  /** Replaces the caller's choice of their own player. */
  choose: put('/api/teams/:teamId/own-player').body<OwnPlayerChoice>().withStatus(204),
};
