import { createContext, useContext } from 'react';
import type { CommentPermissions } from './comment-permissions';
import type { DiscussionCalls } from './comment-queries';
import type { Discussed } from './discussed';
import type { SendComment } from './use-send-comment';

/** Shared state of a discussion. */
export interface DiscussionParts {
  content: Discussed;
  /** The current user. */
  userId: number;
  permissions: CommentPermissions;
  calls: DiscussionCalls;
  send: SendComment;
  /** The comment in the address. */
  linkedId: number | undefined;
  /** The comment to show: the linked one, or one whose quote was pressed. */
  wantedId: number | undefined;
  /** The thread stands a second time, beside its words: the first one has the ids. */
  isBeside?: boolean;
  /** Focuses the discussion if the focused element was removed. */
  takeFocus: () => void;
}

export const DiscussionContext = createContext<DiscussionParts | null>(null);

export function useDiscussion(): DiscussionParts {
  const parts = useContext(DiscussionContext);
  if (!parts) throw new Error('This belongs into a discussion');
  return parts;
}
