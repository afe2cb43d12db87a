import type { FoundComment, FoundContent, FoundFile, FoundPerson, SearchQuestion } from '@touchline/contract';
import { plainText } from '../../platform/html';
import { mediaUrl } from '../../platform/storage';
import { withTitles } from '../access';
import { fullNameOf } from '../auth';
import type { FoundCommentRow } from './comment-search.repository';
import type { ContentHit } from './content-search.repository';
import { excerptOf } from './excerpt';
import type { FoundFileRow, FoundPersonRow } from './search.repository';
import type { SearchedKind } from './searched-tables';

/** The excerpt of a page prefers its text to its tags, that of a play its description to its text. */
export async function presentHit(
  kind: SearchedKind,
  { id, title, tags, content, mentions, texts, ...row }: ContentHit,
  question: SearchQuestion,
): Promise<FoundContent & { title: string }> {
  const text = await plainText(withTitles(content, mentions));
  const excerpt = await excerptOf(kind === 'page' ? [text, ...texts] : [...texts, text], question);
  return { id, title, tags, team: teamOf(row), excerpt, isDraft: row.is_draft };
}

export const presentComment = async (
  row: FoundCommentRow,
  question: SearchQuestion,
): Promise<FoundComment> => ({
  id: row.id,
  excerpt: await excerptOf([row.content], question),
  author: row.author,
  on: { kind: row.on_kind, id: row.on_id, title: row.on_title },
  replyTo: row.reply_to === null ? null : await excerptOf([row.reply_to], { words: [], phrase: null }),
  team: teamOf(row),
  createdAt: row.created_at.toISOString(),
  isDraft: row.is_draft,
});

export const presentFile = (row: FoundFileRow): FoundFile => ({
  id: row.id,
  name: row.original_name,
  mimeType: row.mime_type,
  url: mediaUrl(row.id, row.original_name),
  team: teamOf(row),
  uploadedAt: row.uploaded_at.toISOString(),
});

export const presentPerson = (row: FoundPersonRow): FoundPerson => ({
  id: row.id,
  username: row.username,
  displayName: fullNameOf(row),
  avatar: row.avatar,
  team: teamOf(row),
});

const teamOf = ({ team_id: id, team: name }: { team_id: number; team: string }) => ({ id, name });
