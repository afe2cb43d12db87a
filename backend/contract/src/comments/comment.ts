import type { AccountRole } from '../roles';
import type { IsoTime } from '../http-types';
import type { Reaction } from './reaction';

/**
 * The position of a quote in its page or play: offsets in the text, blocks joined by a newline. `prefix`, `suffix` and `blockId` help
 * to find the quote again after edits. They are returned as they were sent, except that mentions have the titles of the reader, by which
 * the offsets move.
 */
export interface TextPosition {
  start: number;
  end: number;
  xpath: string;
  prefix?: string;
  suffix?: string;
  blockId?: string;
}

/** A piece or a step of a play's board, or a piece in a step, by the ids that edits of the board keep. At least one is given. */
export interface BoardPosition {
  piece?: string;
  step?: string;
}

/** A position as it was found on the board of a version of the play; `selectedText` has its words then. */
export interface FoundBoardPosition extends BoardPosition {
  version: number;
}

/** The fields that comments of pages and plays have in common. */
export interface ContentComment {
  id: number;
  teamId: number;
  userId: number | null;
  /** Plain text; empty when deleted. */
  content: string;
  selectedText: string | null;
  textPosition: TextPosition | null;
  /** Only comments of plays have it. */
  boardPosition?: FoundBoardPosition | null;
  isResolved: boolean;
  /** The comment is deleted and kept because it has replies. */
  isDeleted: boolean;
  parentId: number | null;
  createdAt: IsoTime;
  /** Time of the last change of the content; resolving does not count. */
  updatedAt: IsoTime;
  user: { displayName: string; role: AccountRole; avatar: string | null } | null;
  /** Users with access to the team whom the content mentions by @username. */
  mentions: Mention[];
  /** Absent without reactions. */
  reactions?: Reaction[];
  replies: ContentComment[];
}

/** A comment of a page. */
export interface Comment extends ContentComment {
  pageId: number;
  replies: Comment[];
}

export interface PlayComment extends ContentComment {
  playId: number;
  boardPosition: FoundBoardPosition | null;
  replies: PlayComment[];
}

export interface Mention {
  userId: number;
  username: string;
  displayName: string;
}

export interface NewComment {
  /** Idempotency key, a UUID of the client: a retry returns the existing comment. */
  clientId?: string;
  content: string;
  selectedText?: string | null;
  textPosition?: TextPosition | null;
  /** Must be the team of the page or play. */
  teamId?: number;
  isResolved?: boolean;
  parentId?: number | null;
}

export interface NewPlayComment extends NewComment {
  /** Asks about a piece or step; its words become the `selectedText`. */
  boardPosition?: BoardPosition | null;
}
