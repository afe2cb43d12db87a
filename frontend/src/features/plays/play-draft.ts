import {
  pageRules,
  playRules,
  titleOfCopy,
  type NewPlay,
  type Play,
  type PlayChange,
} from '@touchline/contract';
import { draftBoard } from '../../shared/boards/draft-board';
import type { ContentChange, ContentValues, SavedContent } from '../../shared/drafts/draft';
import type { FormRules } from '../../shared/form-errors';

/** Values of the form for a new play. */
export type PlayValues = {
  name: string;
  formation: string;
  description: string;
  tags: string[];
  categoryId: number | null;
  diagramUrl: string | null;
  content: string;
};

export const playFieldRules: FormRules<PlayValues> = {
  name: playRules.playName,
  formation: playRules.formation,
  description: playRules.playDescription,
  tags: pageRules.pageTags,
  categoryId: pageRules.categoryId,
  diagramUrl: playRules.diagramUrl,
  content: pageRules.pageContent,
};

export const newPlayValues: PlayValues = {
  name: '',
  formation: '',
  description: '',
  tags: [],
  categoryId: null,
  diagramUrl: null,
  content: '',
};

/** Returns a play with the names and values that its draft has. */
export function asContent(play: Play): SavedContent {
  const { id, teamId, version, name, content, tags, categoryId, diagramUrl } = play;
  const texts = { formation: play.formation ?? '', description: play.description ?? '' };
  // The server sends canonical boards.
  const board = play.board ? JSON.stringify(play.board) : null;
  return { id, teamId, version, title: name, content, tags, categoryId, diagramUrl, board, ...texts };
}

/** Returns the request body that saves values of a draft. */
export function asPlayChange({ title, board, ...values }: ContentChange): PlayChange {
  const change = board === undefined ? values : { ...values, board: draftBoard(board) };
  return title === undefined ? change : { ...change, name: title };
}

/** Returns a new play with the values of a draft. */
export function asCopy(values: ContentValues): NewPlay {
  const { title, content, tags, formation, description, diagramUrl, board } = values;
  return {
    name: titleOfCopy(title),
    content,
    tags,
    formation,
    description,
    diagramUrl,
    board: draftBoard(board),
  };
}

/** Returns why a play cannot be saved. */
export const problemOfPlay = ({ title, formation, description }: ContentValues): string | undefined =>
  playRules.playName(title) ??
  playRules.formation(formation ?? '') ??
  playRules.playDescription(description ?? '');
