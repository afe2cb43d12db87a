import type { TeamMember } from '@touchline/contract';
import { Inline, MailAddress, ShirtNumber } from '@touchline/ui-kit';

/** Number, positions and address of a member, below the name in a list. */
export function MemberDetail({ member: { number, positions, user } }: { member: TeamMember }) {
  const address = <MailAddress>{user.email ?? `@${user.username}`}</MailAddress>;
  if (number === null && positions.length === 0) return address;
  return (
    <Inline gap="8" as="span" wrap>
      <ShirtNumber number={number} codes={positions} />
      {address}
    </Inline>
  );
}
