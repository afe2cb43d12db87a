import { get } from '../call';
import type { Change } from './change';

export const eventCalls = {
  /**
   * Server-sent events, one a change of what the caller may see. `ready` says that all that was missed has been told, `reset`
   * that nobody knows any more what was missed. The id of an event goes into `Last-Event-ID`, or else `after`.
   */
  stream: get('/api/events')
    .asks<EventsQuery>()
    .answers<Change>()
    .speaks('text/event-stream')
    .refuses('too_many'),
};

export interface EventsQuery {
  /** The last event that was heard. */
  after?: string;
  /** What the tab calls itself in `X-Tab-Id`: it is not told what it did itself. */
  tab?: string;
}
