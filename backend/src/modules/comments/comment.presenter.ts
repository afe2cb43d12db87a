import {
  fullName,
  type Comment,
  type ContentComment,
  type Mention,
  type PlayComment,
} from '@touchline/contract';
import { fullNameOf } from '../auth';
import type { CommentPlace, CommentRow, MentionRow } from './comment.repository';

/** A deleted comment keeps only its position in the thread. */
export function presentComment(row: CommentRow, place: CommentPlace): Comment | PlayComment {
  const isDeleted = row.deleted_at !== null;
  const id = place.content_id;
  return {
    ...(place.content_kind === 'page' ? { pageId: id } : { playId: id, boardPosition: row.board_position }),
    id: row.id,
    teamId: place.team_id,
    userId: isDeleted ? null : row.user_id,
    content: isDeleted ? '' : row.content,
    selectedText: row.selected_text,
    textPosition: row.text_position,
    isResolved: row.is_resolved,
    isDeleted,
    parentId: row.parent_id,
    createdAt: row.created_at,
    updatedAt: row.updated_at ?? row.created_at,
    user: isDeleted ? null : presentAuthor(row),
    mentions: isDeleted ? [] : (row.mentions ?? []).map(presentMention),
    replies: [],
  };
}

const presentMention = ({ userId, ...names }: MentionRow): Mention => ({
  userId,
  username: names.username,
  displayName: fullName(names),
});

function presentAuthor(row: CommentRow): ContentComment['user'] {
  const { username, role, avatar } = row;
  if (username === null || role === null) return null;
  return { displayName: fullNameOf({ ...row, username }), role, avatar };
}
