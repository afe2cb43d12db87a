import type { AccountRole } from '../roles';
import type { IsoTime } from '../wire';

/**
 * Where a quote stands in its page: offsets over the page's text, blocks joined by a newline.
 * `prefix`, `suffix` and `blockId` help to find it again; the answer holds what was sent.
 */
export interface TextPosition {
  start: number;
  end: number;
  xpath: string;
  prefix?: string;
  suffix?: string;
  blockId?: string;
}

export interface Comment {
  id: number;
  pageId: number;
  teamId: number;
  userId: number | null;
  /** Plain text; empty when deleted. */
  content: string;
  selectedText: string | null;
  textPosition: TextPosition | null;
  isResolved: boolean;
  /** Deleted, but kept because it has replies. */
  isDeleted: boolean;
  parentId: number | null;
  createdAt: IsoTime;
  /** When its words were last changed; resolving it changes none of them. */
  updatedAt: IsoTime;
  user: { displayName: string; role: AccountRole; avatar: string | null } | null;
  /** Those whom its content names by @username, of those who see the team. */
  mentions: Mention[];
  replies: Comment[];
}

export interface Mention {
  userId: number;
  username: string;
  displayName: string;
}

export interface NewComment {
  /** A UUID of the client's: sent again, it answers the comment that is there already. */
  clientId?: string;
  content: string;
  selectedText?: string | null;
  textPosition?: TextPosition | null;
  /** The page's team; another one is refused. */
  teamId?: number;
  isResolved?: boolean;
  parentId?: number | null;
}
