import { canonicalEmail, type AddressConflict } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { shownEmail } from '../../platform/email-addresses';
import type { CurrentUser } from '../../platform/http';
import { Access } from '../access';
import { AdminUserRepository } from './admin-user.repository';
import { presentAdminUser } from './admin.presenter';

/** Lists the email addresses of earlier versions that have no canonical form of their own. */
@Injectable()
export class AddressConflicts {
  constructor(
    private readonly access: Access,
    private readonly repository: AdminUserRepository,
  ) {}

  async list(actor: CurrentUser): Promise<AddressConflict[]> {
    this.access.toEverything(actor);
    const unusual = (await this.repository.findUnusualEmails()).map((row) => ({
      row,
      canonical: canonicalEmail(row.email),
    }));
    const conflicting = unusual.filter(({ row, canonical }) => canonical !== row.email.toLowerCase());
    if (conflicting.length === 0) return [];
    const owners = await this.repository.findByEmails(conflicting.map(({ canonical }) => canonical));
    const rivals = [...owners, ...conflicting.map(({ row }) => row)];
    return conflicting.map(({ row, canonical }) => ({
      account: presentAdminUser(row),
      spelledOut: spellOut(row.email),
      sameAs: rivals
        .filter(({ id, email }) => id !== row.id && canonicalEmail(email) === canonical)
        .map(({ id, email, username }) => ({ id, email: shownEmail(email), username })),
    }));
  }
}

const spellOut = (email: string) =>
  email.replace(
    /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu,
    (sign) => `[U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`,
  );
