import { bodyPipe } from '../../platform/http';
import type { ReadRequest } from '../auth';
import { DiscussionDto } from './comment.dto';

/** An invalid query is refused after the session is resolved; until then this reads as little as possible. */
export const discussionQuery = ({ query }: ReadRequest): Promise<DiscussionDto> =>
  bodyPipe
    .transform(query, { type: 'query', metatype: DiscussionDto })
    .then((parsed) => (parsed instanceof DiscussionDto ? parsed : smallest))
    .catch(() => smallest);

const smallest: DiscussionDto = { view: 'replies', thread: 0 };
