import { playTexts } from '@touchline/contract';
import { boardPlayerTexts, describeBoard, type Board } from '@touchline/contract/boards';
import { escapeHtml } from '../../platform/html';
import type { ExportedPlayRow } from './team-archive.repository';

interface Pictures {
  /** Relative URLs of the diagram and of the still of the board. */
  diagram: string | undefined;
  still: string;
}

/** Returns what a play has beside its text as HTML, its board as a picture and in words. */
export function introOf(
  { description, formation }: ExportedPlayRow,
  board: Board | null,
  { diagram, still }: Pictures,
): string {
  const lines = [description, formation && `${playTexts.formation}: ${formation}`];
  return [
    ...lines.flatMap((line) => (line ? [`<p>${escapeHtml(line)}</p>`] : [])),
    diagram ? `<p><img src="${escapeHtml(diagram)}" alt="${escapeHtml(playTexts.diagram)}"></p>` : '',
    board ? boardHtml(board, still) : '',
  ].join('');
}

function boardHtml(board: Board, still: string): string {
  const { start, steps } = describeBoard(board);
  const { sport, pieces } = board;
  const count = (kind: string) => pieces.filter((piece) => piece.kind === kind).length;
  const label = boardPlayerTexts.drawing(sport, count('us'), count('them'));
  const items = steps.map((step) => `<li>${escapeHtml(step)}</li>`).join('');
  return [
    `<p><img src="${escapeHtml(still)}" alt="${escapeHtml(label)}"></p>`,
    `<p>${escapeHtml(start)}</p>`,
    items && `<ol>${items}</ol>`,
  ].join('');
}
