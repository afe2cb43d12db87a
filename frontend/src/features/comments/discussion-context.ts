import type { Page } from '@touchline/contract';
import { createContext, useContext } from 'react';
import type { CommentPermissions } from './comment-permissions';
import type { DiscussionCalls } from './comment-queries';
import type { SendComment } from './use-send-comment';

/** What every comment of a discussion needs to know. */
export interface DiscussionParts {
  page: Page;
  /** Who is reading. */
  userId: number;
  permissions: CommentPermissions;
  calls: DiscussionCalls;
  send: SendComment;
  /** The comment that a link led to. */
  linkedId: number | undefined;
  /** The comment to be seen: the linked one, or whose words in the page were pressed. */
  wantedId: number | undefined;
  /** What had the focus may have gone: then the discussion itself takes it. */
  takeFocus: () => void;
}

export const DiscussionContext = createContext<DiscussionParts | null>(null);

export function useDiscussion(): DiscussionParts {
  const parts = useContext(DiscussionContext);
  if (!parts) throw new Error('This belongs into a discussion');
  return parts;
}
