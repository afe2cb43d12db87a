import type { Board } from '@touchline/contract/boards';
import { Suspense, useState, type ReactNode } from 'react';
import { useServerHtml } from '../hooks/use-server-html';

/** Parts of a board that the browser cannot render without loading the code of drawings. */
type BoardPart = 'drawing' | 'words';

/** A board in the HTML of the server's document. */
export interface ServerBoard extends Record<BoardPart | 'whole', string> {
  board: Board;
  /** The user's part in the first step, if they turned "Me" on. */
  myWords?: string;
}

/** Returns the HTML of a board if the server rendered it. To be used outside of the boundary in which the player is hydrated. */
export function useServerBoard(board: Board | null | undefined): ServerBoard | undefined {
  const [rendered] = useState(board);
  const whole = useServerHtml('[data-board]');
  const drawing = useServerHtml('[data-board-part="drawing"]');
  const words = useServerHtml('[data-board-part="words"]');
  const myWords = useServerHtml('[data-board-part="my-words"]');
  if (!rendered || whole === undefined || drawing === undefined || words === undefined) return undefined;
  return { board: rendered, whole, drawing, words, myWords };
}

interface ServerBoardPartProps {
  part: BoardPart;
  board: Board;
  server: ServerBoard | undefined;
  /** Renders the part, lazily. */
  children: ReactNode;
}

/** Keeps the HTML of the server until the board changes, so that hydration loads no code of drawings. */
export function ServerBoardPart({ part, board, server, children }: ServerBoardPartProps) {
  const html = server && <div data-board-part={part} dangerouslySetInnerHTML={{ __html: server[part] }} />;
  if (server?.board === board) return html;
  return (
    <div data-board-part={part}>
      <Suspense fallback={html}>{children}</Suspense>
    </div>
  );
}
