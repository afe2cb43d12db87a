import { pageRules, playRules, type Play, type PlayChange } from '@touchline/contract';
import type { FormRules } from '../../shared/form-errors';

/** Values of the form. */
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

/** Returns the form values of a play, or of a new one. */
export function valuesOf(play?: Play): PlayValues {
  const { name = '', tags = [], categoryId = null, diagramUrl = null, content = '' } = play ?? {};
  const [formation, description] = [play?.formation ?? '', play?.description ?? ''];
  return { name, formation, description, tags, categoryId, diagramUrl, content };
}

/** Returns only the changed values, so that changes of other users are kept. */
export function changesBetween(before: PlayValues, now: PlayValues): PlayChange {
  const names = Object.keys(now) as (keyof PlayValues)[];
  const changed = names.filter((name) => JSON.stringify(now[name]) !== JSON.stringify(before[name]));
  return Object.fromEntries(changed.map((name) => [name, now[name]]));
}

export const isChanged = (before: PlayValues, now: PlayValues) =>
  Object.keys(changesBetween(before, now)).length > 0;
