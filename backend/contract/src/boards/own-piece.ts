import { labelOf, type Board, type Piece } from './board';

/** A user as a player of the board's team. */
export interface OwnPlayerOfBoard {
  readonly userId: number;
  readonly number: string | null;
  /** The main position first. */
  readonly positions: readonly string[];
  readonly choice: OwnPieceChoice | null;
}

interface OwnPieceChoice {
  readonly label?: string | null;
  /** Id of the chosen piece, which tells pieces with the same label apart. */
  readonly piece?: string | null;
  /** The choice is preferred to number and positions. */
  readonly isFirst?: boolean;
}

/** Returns our players who have a label, by which users know them. */
export const ownablePieces = ({ pieces }: Pick<Board, 'pieces'>): Piece[] =>
  pieces.filter((piece) => piece.kind === 'us' && Boolean(labelOf(piece)));

/**
 * Returns our piece that shows a user: the one linked to the member, else the one with the member's number, else with the first position
 * that the board has, else the one that the user chose. A choice that is marked as first precedes them all.
 */
export function ownPieceOf(board: Pick<Board, 'pieces'>, player: OwnPlayerOfBoard): Piece | undefined {
  const { userId, number, positions, choice } = player;
  const ours = board.pieces.filter(({ kind }) => kind === 'us');
  const chosen = choice ? chosenPiece(ours, choice) : undefined;
  return (
    (choice?.isFirst ? chosen : undefined) ??
    ours.find(({ member }) => member === userId) ??
    (number === null ? undefined : ours.find((piece) => piece.number === number)) ??
    firstAt(ours, positions) ??
    chosen
  );
}

function firstAt(ours: readonly Piece[], positions: readonly string[]): Piece | undefined {
  for (const position of positions) {
    const piece = ours.find((one) => one.position?.toUpperCase() === position);
    if (piece) return piece;
  }
  return undefined;
}

function chosenPiece(ours: readonly Piece[], { label, piece: id }: OwnPieceChoice): Piece | undefined {
  if (!label) return undefined;
  const labelled = ours.filter((piece) => labelOf(piece) === label);
  return labelled.find((piece) => piece.id === id) ?? labelled[0];
}

/** Returns true if a text, such as a caption, contains the number, position or name of a player as whole words. */
export function namesPiece(text: string, { number, position, name }: Piece): boolean {
  const words = spaced(text);
  return [number, position, name].some((label) => label !== undefined && words.includes(spaced(label)));
}

/** Words between single spaces, with one at both ends. */
const spaced = (text: string) =>
  ` ${text
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ')} `;
