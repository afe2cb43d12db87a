import {
  canGrant,
  canManageMembers,
  canTouchMember,
  memberTexts,
  refusals,
  splitPositions,
  squadTexts,
  type BulkAction,
  type BulkResult,
  type BulkRow,
  type SplitPositions,
  type Standing,
} from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../../platform/database';
import { shownEmail } from '../../platform/email-addresses';
import type { CurrentUser } from '../../platform/http';
import { Outbox } from '../../platform/jobs';
import { Access } from '../access';
import { Activities } from '../activities';
import { Accounts } from '../auth';
import { addedToTeamMail } from './added-to-team-mail';
import { validateRows, type BulkMember } from './bulk-rows';
import { BulkUploadRepository, type KnownRow } from './bulk-upload.repository';
import { firstPasswordMail } from './first-password-mail';
import { NewMembers } from './new-members.service';
import { lockSport } from './team.repository';

/** Adds thousands of members in one call, and reports the result of each row; an invalid row does not stop the others. */
@Injectable()
export class BulkUpload {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly repository: BulkUploadRepository,
    private readonly accounts: Accounts,
    private readonly activities: Activities,
    private readonly outbox: Outbox,
    private readonly newMembers: NewMembers,
  ) {}

  async add(actor: CurrentUser, teamId: number, rows: readonly BulkRow[]): Promise<BulkResult> {
    const { standing } = await this.access.toTeam(actor, teamId, canManageMembers);
    const { members, errors } = validateRows(rows);
    return this.database.transaction(async (tx) => {
      const report: BulkResult = { success: [], errors: [...errors] };
      const sport = await lockSport(tx, teamId);
      const people = members.map((each) => ({ ...each, ...splitPositions(sport, each.positions) }));
      const known = await this.findKnown(tx, teamId, people);
      const allowed = people.filter((person) => {
        const error = errorOf(standing, person, known.get(person.email));
        if (error) report.errors.push({ email: person.email, error });
        return !error;
      });
      const made = await this.accounts.createMany(
        tx,
        allowed.filter(({ email }) => !known.has(email)),
      );
      const placed = allowed.flatMap((person) => {
        const before = known.get(person.email);
        const userId = before?.id ?? made.get(person.email);
        if (userId === undefined) {
          report.errors.push({ email: person.email, error: memberTexts.takenMeanwhile });
          return [];
        }
        const { email, role, number, kept: positions, left } = person;
        const unknown = left.length > 0 ? { unknownPositions: left } : {};
        report.success.push({ email, action: actionFor(before), ...unknown });
        return [{ userId, role, number, positions, isNew: !before, isAdded: before?.role === null }];
      });
      await this.repository.putMembers(tx, teamId, placed);
      await this.sendMails(tx, teamId, placed);
      if (placed.length > 0)
        await this.activities.record(tx, about(standing, teamId, `${placed.length} people`));
      return shown(report);
    });
  }

  private async findKnown(
    tx: Tx,
    teamId: number,
    people: readonly BulkMember[],
  ): Promise<Map<string, KnownRow>> {
    const rows = await this.repository.findKnown(
      tx,
      teamId,
      people.map(({ email }) => email),
    );
    return new Map(rows.map((row) => [row.email, row]));
  }

  /** Mails a link to set a password to new accounts, and a notification of the new team to existing ones. */
  private async sendMails(tx: Tx, teamId: number, placed: readonly Placed[]): Promise<void> {
    const job = ({ userId }: Placed) => ({ userId, teamId });
    const newAccounts = placed.filter(({ isNew }) => isNew).map(job);
    const existing = placed.filter(({ isAdded }) => isAdded).map(job);
    await this.outbox.add(tx, firstPasswordMail, ...newAccounts);
    await this.outbox.add(tx, addedToTeamMail, ...existing);
    const userIds = placed.filter(({ isNew, isAdded }) => isNew || isAdded).map(({ userId }) => userId);
    await this.newMembers.notify(tx, teamId, userIds);
  }
}

const shown = ({ success, errors }: BulkResult): BulkResult => ({
  success: success.map((row) => ({ ...row, email: shownEmail(row.email) })),
  errors: errors.map((row) => ({ ...row, email: shownEmail(row.email) })),
});

type UploadedRow = BulkMember & SplitPositions;

interface Placed {
  userId: number;
  isNew: boolean;
  isAdded: boolean;
}

function actionFor(before: KnownRow | undefined): BulkAction {
  if (!before) return 'created';
  return before.role === null ? 'added' : 'updated';
}

/** Returns the reason why the user may not give role, number and positions of the row to this member. */
function errorOf(standing: Standing, row: UploadedRow, before: KnownRow | undefined): string | undefined {
  const { role } = row;
  if (!canGrant(standing, role)) return refusals.forbidden.message;
  if (!before?.role || (before.role === role && hasSameNumber(row, before))) return undefined;
  if (before.id === standing.userId) return before.role === role ? squadTexts.yourself : memberTexts.yourself;
  const member = { userId: before.id, role: before.role, isTeamAdmin: before.is_team_admin };
  return canTouchMember(standing, member) ? undefined : refusals.forbidden.message;
}

const hasSameNumber = ({ number, kept }: UploadedRow, before: KnownRow) =>
  (number === null || number === before.number) &&
  (kept.length === 0 || kept.join() === before.positions?.join());

const about = (by: Standing, teamId: number, targetName: string) =>
  ({
    teamId,
    userId: by.userId,
    action: 'added',
    targetType: 'team',
    targetId: teamId,
    targetName,
  }) as const;
