import type { Policy, RefusalCode } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Refusal } from '../../platform/http';
import { Access, type StandingRow } from '../access';
import type { Caller } from './caller';
import type { CallerRow } from './session.repository';
import { Sessions, type LiveSession } from './sessions.service';

/** What a statement that begins with `caller` finds; without a team where there is nothing to see. */
export type DoorRow<Row extends StandingRow> = CallerRow & (Row | { team_id: null });

/** Who reads, and what. */
interface Opened<Found> {
  actor: LiveSession;
  row: Seen<Found>;
}

type Seen<Found> = Exclude<Found, { team_id: null }>;

/** The way in for hot reads: one statement has found the session, its owner's standing and what they ask for. */
@Injectable()
export class Doors {
  constructor(
    private readonly sessions: Sessions,
    private readonly access: Access,
  ) {}

  async open<Found extends DoorRow<StandingRow>>(
    caller: Caller,
    found: Found | undefined,
    { policy, unseen }: { policy: Policy; unseen: RefusalCode },
  ): Promise<Opened<Found>> {
    const actor = await this.sessions.recognise(caller, found);
    if (!actor) throw new Refusal('not_signed_in');
    const row = found && isSeen(found) ? found : undefined;
    this.access.judge(actor, row, { policy, subject: undefined, unseen });
    if (!row) throw new Refusal(unseen);
    return { actor, row };
  }
}

const isSeen = <Found extends DoorRow<StandingRow>>(row: Found): row is Seen<Found> & StandingRow =>
  row.team_id !== null;
