import { calls, type ContentKind, type MentionedIn } from '@touchline/contract';
import { Controller, Query } from '@nestjs/common';
import { bodyPipe, CurrentUser, idOf, Route } from '../../platform/http';
import { Joined, JoinWithSession, type ReadRequest, type SessionKey } from '../auth';
import { MentionedInDto } from './lifecycle.dto';
import { MentionedInLists, type FoundMentionedIn } from './mentioned-in.service';

@Controller()
export class MentionedInController {
  constructor(private readonly lists: MentionedInLists) {}

  @Route(calls.mentionedIn.ofPage)
  @JoinWithSession(MentionedInLists, (lists, key, request) => find(lists, key, request, 'page'))
  ofPage(
    @CurrentUser() user: CurrentUser,
    @Joined() found: FoundMentionedIn,
    @Query() _query: MentionedInDto,
  ): MentionedIn {
    return this.lists.present(user, found, 'page');
  }

  @Route(calls.mentionedIn.ofPlay)
  @JoinWithSession(MentionedInLists, (lists, key, request) => find(lists, key, request, 'play'))
  ofPlay(
    @CurrentUser() user: CurrentUser,
    @Joined() found: FoundMentionedIn,
    @Query() _query: MentionedInDto,
  ): MentionedIn {
    return this.lists.present(user, found, 'play');
  }
}

async function find(lists: MentionedInLists, key: SessionKey, request: ReadRequest, kind: ContentKind) {
  const query = await queryOf(request);
  const id = idOf(request.params[`${kind}Id`]);
  return lists.find(key, { kind, id }, { ...query, asPlayer: request.viewsAsPlayer ?? false });
}

/** An invalid query is refused after the session is resolved. */
const queryOf = ({ query }: ReadRequest): Promise<MentionedInDto> =>
  bodyPipe
    .transform(query, { type: 'query', metatype: MentionedInDto })
    .then((parsed) => (parsed instanceof MentionedInDto ? parsed : {}))
    .catch(() => ({}));
