import {
  commentAddress,
  foundKinds,
  pageTexts,
  searchTexts as texts,
  type FoundComment,
  type FoundContent,
  type FoundFile,
  type FoundKind,
  type SearchResults,
} from '@touchline/contract';
import {
  Avatar,
  CommentIcon,
  FileIcon,
  PageIcon,
  PlayIcon,
  TeamInitial,
  WhiteboardIcon,
  type Icon,
} from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { isWhiteboard } from '../../shared/content/is-whiteboard';
import { namedFirst } from './named-first';

/** A result of any kind, as lists show it. */
export interface FoundItem {
  /** Unique across all kinds. */
  id: string;
  title: string;
  /** Its team and the like. */
  facts: readonly string[];
  /** Text from the first match on. */
  excerpt?: string;
  icon?: Icon;
  /** Shown instead of an icon. */
  start?: ReactNode;
  href: string;
}

/** The kinds with results, in the order in which they are shown. */
export const kindsOf = (found: SearchResults, words: string) =>
  namedFirst(
    foundKinds.map((kind) => ({ kind, items: itemsOf(kind, found) })).filter(({ items }) => items.length > 0),
    words,
  );

/** The results of a kind. */
export function itemsOf(kind: FoundKind, found: SearchResults): FoundItem[] {
  switch (kind) {
    case 'pages':
      return found.pages.map(({ title, ...page }) => ({
        ...contentItem(page),
        id: `page-${page.id}`,
        title,
        icon: isWhiteboard(page) ? WhiteboardIcon : PageIcon,
        href: `/pages/${page.id}`,
      }));
    case 'plays':
      return (found.plays ?? []).map(({ name, ...play }) => ({
        ...contentItem(play),
        id: `play-${play.id}`,
        title: name,
        icon: PlayIcon,
        href: `/plays/${play.id}`,
      }));
    case 'comments':
      return (found.comments ?? []).map(commentItem);
    case 'files':
      return (found.files ?? []).map(fileItem);
    case 'people':
      return found.people.map(({ id, displayName, username, avatar, team }) => ({
        id: `person-${id}`,
        title: displayName,
        facts: [`@${username}`, team.name],
        start: <Avatar name={displayName} src={avatar} size="small" />,
        href: `/teams/${team.id}?tab=squad&member=${id}`,
      }));
    case 'teams':
      return found.teams.map(({ id, name, sport }) => ({
        id: `team-${id}`,
        title: name,
        facts: [sport],
        start: <TeamInitial name={name} tint={sport} size="small" />,
        href: `/teams/${id}`,
      }));
  }
}

const contentItem = ({ isDraft, team, excerpt }: FoundContent) => ({
  facts: [...(isDraft ? [pageTexts.draft] : []), team.name],
  excerpt,
});

const commentItem = ({ id, excerpt, author, on, replyTo, team, isDraft }: FoundComment): FoundItem => ({
  id: `comment-${id}`,
  title: excerpt,
  facts: [
    ...(isDraft ? [pageTexts.draft] : []),
    author ?? texts.formerMember,
    replyTo === null ? texts.onTitle(on.title) : texts.replyOn(on.title),
    team.name,
  ],
  ...(replyTo !== null && { excerpt: texts.replyTo(replyTo) }),
  icon: CommentIcon,
  href: commentAddress(on, id),
});

const fileItem = ({ id, name, url, team }: FoundFile): FoundItem => ({
  id: `file-${id}`,
  title: name,
  facts: [team.name],
  icon: FileIcon,
  href: url,
});
