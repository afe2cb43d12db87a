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
  updatedAt: IsoTime;
  user: { displayName: string; role: AccountRole; avatar: string | null } | null;
  replies: Comment[];
}

export interface NewComment {
  content: string;
  selectedText?: string | null;
  textPosition?: TextPosition | null;
  /** The page's team; another one is refused. */
  teamId?: number;
  isResolved?: boolean;
  parentId?: number | null;
}
