import { get } from '../call';
import type { MentionedIn, MentionedInQuery } from './mentioned-in';

/**
 * Return the pages and plays whose current version mentions a page or play, of all teams, as far as the caller may see them. Those in
 * the bin are left out. With `as=player` they are of the same team.
 */
export const mentionedInCalls = {
  ofPage: get('/api/pages/:pageId/mentioned-in').query<MentionedInQuery>().response<MentionedIn>(),
  ofPlay: get('/api/plays/:playId/mentioned-in').query<MentionedInQuery>().response<MentionedIn>(),
};
