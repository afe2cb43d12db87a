import { get } from '../call';
import type { Change } from './change';

export const eventCalls = {
  /**
   * Server-sent events, one per change visible to the caller. `ready` follows the replay of missed events; `reset` says that they can no
   * longer be replayed, so the client refetches. Clients resume with `Last-Event-ID`, or with `after`. Events named `writing` have no id and
   * a `WritingSignal` as data; see `writing` below.
   */
  stream: get('/api/events')
    .query<EventsQuery>()
    .response<Change>()
    .withMediaType('text/event-stream')
    .withErrors('too_many'),
};

export interface EventsQuery {
  /** The id of the last event received. */
  after?: string;
  /** The tab's `X-Tab-Id`; it is not sent its own changes. */
  tab?: string;
}
