import {
  canManageMembers,
  fullName,
  isPlayerRole,
  memberTexts as texts,
  roleLabel,
  type TeamMember,
  type TeamSummary,
} from '@touchline/contract';
import {
  Badge,
  Button,
  Heading,
  Inline,
  PersonTile,
  PersonTiles,
  PersonTilesSkeleton,
  ShirtNumber,
  Stack,
  Text,
  UsersIcon,
} from '@touchline/ui-kit';
import { useState } from 'react';
import { lazyDialog } from '../../shared/lazy-dialog';
import { FoundMembers } from '../../shared/member-finder';
import { useAddressParams } from '../../shared/navigation/use-address-params';
import { LazyMemberCard } from '../../shared/people/lazy-member-card';
import { useStanding, useUser } from '../../shared/session';

const InviteDialog = lazyDialog(() => import('./invite-dialog').then((module) => module.InviteDialog));

/** The member whose card is open. */
interface Opened {
  userId: number;
  /** Null for a member in the address, who may be in no loaded part of the list. */
  anchor: HTMLButtonElement | null;
  name?: string;
  avatar?: string | null;
}

/** All members of a team for all of them: players, then coaches and admins. */
export function Squad({ team }: { team: TeamSummary }) {
  const standing = useStanding(team);
  const [isInviting, setInviting] = useState(false);
  const { opened, isOpen, open, close } = useOpened();
  const openId = isOpen ? opened?.userId : undefined;
  return (
    <>
      <FoundMembers
        teamId={team.id}
        sort="squad"
        skeleton={<PersonTilesSkeleton tiles={6} />}
        action={
          standing &&
          canManageMembers(standing) && (
            <Button icon={UsersIcon} onPress={() => setInviting(true)}>
              {texts.invitePeople}
            </Button>
          )
        }
      >
        {(members, isWhole) => (
          <Stack gap="24">
            {groupsOf(members, isWhole).map((group) => (
              <SquadGroup key={group.label} {...group} openId={openId} onOpen={open} />
            ))}
          </Stack>
        )}
      </FoundMembers>
      {opened && (
        <LazyMemberCard key={opened.userId} teamId={team.id} {...opened} isOpen={isOpen} onClose={close} />
      )}
      <InviteDialog teamId={team.id} isOpen={isInviting} onOpenChange={setInviting} />
    </>
  );
}

/** The open card: of a pressed tile, or of `member` in the address. */
function useOpened() {
  const [params, edit] = useAddressParams();
  const [pressed, setPressed] = useState<Opened>();
  const [isPressed, setOpen] = useState(false);
  const linked = Number(params.get('member')) || undefined;
  const close = () => {
    setOpen(false);
    if (linked) edit((next) => next.delete('member'));
  };
  const open = (next: Opened) => {
    setPressed(next);
    setOpen(true);
  };
  const opened: Opened | undefined = linked ? { userId: linked, anchor: null } : pressed;
  return { opened, isOpen: isPressed || linked !== undefined, open, close };
}

interface Group {
  label: string;
  members: TeamMember[];
  /** All members of the group are loaded. */
  isWhole: boolean;
}

/** Players come first, so they are all loaded once a coach or admin is. */
function groupsOf(members: readonly TeamMember[], isWhole: boolean): Group[] {
  const players = members.filter(({ role }) => isPlayerRole(role));
  const staff = members.filter(({ role }) => !isPlayerRole(role));
  return [
    { label: texts.players, members: players, isWhole: isWhole || staff.length > 0 },
    { label: texts.staff, members: staff, isWhole },
  ].filter((group) => group.members.length > 0);
}

interface SquadGroupProps extends Group {
  openId: number | undefined;
  onOpen: (opened: Opened) => void;
}

function SquadGroup({ label, members, isWhole, openId, onOpen }: SquadGroupProps) {
  const { id: ownId } = useUser();
  return (
    <Stack gap="8">
      <Inline gap="8" align="baseline">
        <Heading level={2} size="14">
          {label}
        </Heading>
        {isWhole && (
          <Text as="span" size="12" tone="muted" weight="strong">
            {members.length}
          </Text>
        )}
      </Inline>
      <PersonTiles label={label}>
        {members.map(({ userId, user, ...member }) => (
          <PersonTile
            key={userId}
            name={fullName(user)}
            src={user.avatar}
            badge={userId === ownId && <Badge>{texts.youBadge}</Badge>}
            detail={<Detail {...member} />}
            isOpen={userId === openId}
            onOpen={(anchor) => onOpen({ userId, anchor, name: fullName(user), avatar: user.avatar })}
          />
        ))}
      </PersonTiles>
    </Stack>
  );
}

/** Role of coaches and admins, number and positions. */
function Detail({ role, number, positions }: Pick<TeamMember, 'role' | 'number' | 'positions'>) {
  return (
    <>
      {!isPlayerRole(role) && roleLabel(role)}
      {(number !== null || positions.length > 0) && <ShirtNumber number={number} codes={positions} />}
    </>
  );
}
