import { canSeeHistory, limits, type ContentKind, type NotOpened, type Today } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import type { CurrentUser } from '../../platform/http';
import { Access } from '../access';
import { ForYouRepository } from './for-you.repository';
import { ToReadRepository } from './to-read.repository';
import {
  presentContinue,
  presentForYou,
  presentForYouOnPlay,
  presentTodayStarred,
  presentPlayer,
  presentToRead,
  presentUnread,
} from './today.presenter';
import { TodayRepository } from './today.repository';

/** The beginning of Home: what is new for a user, and what the players of their teams have not opened. */
@Injectable()
export class TodayService {
  constructor(
    private readonly access: Access,
    private readonly repository: TodayRepository,
    private readonly toRead: ToReadRepository,
    private readonly forYou: ForYouRepository,
    private readonly clock: Clock,
  ) {}

  async read({ userId }: CurrentUser): Promise<Today> {
    const since = new Date(this.clock.now().getTime() - limits.newForMs);
    const [toRead, forYou, rows] = await Promise.all([
      this.toRead.find(userId, since),
      this.forYou.find(userId),
      this.repository.find(userId, since),
    ]);
    return {
      toRead: toRead.map(presentToRead),
      forYou: forYou.filter((row) => row.content_kind === 'page').map(presentForYou),
      forYouOnPlays: forYou.filter((row) => row.content_kind === 'play').map(presentForYouOnPlay),
      unread: rows.filter(({ part, kind }) => part === 'unread' && kind === 'page').map(presentUnread),
      unreadPlays: rows.filter(({ part, kind }) => part === 'unread' && kind === 'play').map(presentUnread),
      continue: rows.filter(({ part }) => part === 'draft' || part === 'read').map(presentContinue),
      starred: rows.filter(({ part }) => part === 'starred').map(presentTodayStarred),
    };
  }

  async notOpened(user: CurrentUser, kind: ContentKind, id: number): Promise<NotOpened> {
    await this.access.toContent(user, { kind, id }, canSeeHistory);
    return { players: (await this.repository.findNotOpened(kind, id)).map(presentPlayer) };
  }
}
