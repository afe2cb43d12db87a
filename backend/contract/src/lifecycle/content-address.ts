import type { ContentKind } from './lifecycle';

/** Returns the path of a page or play. It opens with the changes since a version marked, if one is given. */
export const contentAddress = (
  { kind, id }: { kind: ContentKind; id: number },
  since: number | null = null,
): string => `/${kind}s/${id}${since === null ? '' : `?changes=${since}`}`;
