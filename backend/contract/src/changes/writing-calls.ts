import { post } from '../call';

/**
 * Says that the caller writes in a page or play. The other editors of the team receive it as event `writing` of `/api/events`; it is not
 * stored, and so not replayed. Clients send it with the first change and then every 20 s at most, and show it for 60 s.
 */
export const writingCalls = {
  page: post('/api/pages/:pageId/writing').withStatus(204).withRateLimit('signals'),
  play: post('/api/plays/:playId/writing').withStatus(204).withRateLimit('signals'),
};
