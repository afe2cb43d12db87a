import {
  appTexts,
  canTouchMember,
  fullName,
  holdsAdminPlace,
  memberTexts as texts,
  roleLabel,
  type Standing,
  type TeamSummary,
  type TeamMember,
} from '@touchline/contract';
import {
  Avatar,
  Badge,
  ConfirmDialog,
  IconButton,
  Inline,
  ListItem,
  Select,
  TrashIcon,
} from '@touchline/ui-kit';
import { useState } from 'react';
import { MemberDetail } from '../../shared/member-detail';
import { MemberFinder } from '../../shared/member-finder';
import { useChangeRole, useRemoveMember } from './member-queries';

const plainRoles = ['player', 'coach'] as const;
const roles = plainRoles.map((id) => ({ id, label: roleLabel(id) }));

interface MemberListProps {
  team: TeamSummary;
  standing: Standing;
}

/** Members of a team: players and coaches can be changed, admins are read-only. */
export function MemberList({ team, standing }: MemberListProps) {
  const [leaving, setLeaving] = useState<TeamMember>();
  const remove = useRemoveMember(team.id);
  return (
    <>
      <MemberFinder teamId={team.id} label={texts.members}>
        {(member) => (
          <Member
            key={member.id}
            team={team}
            standing={standing}
            member={member}
            onRemove={() => setLeaving(member)}
          />
        )}
      </MemberFinder>
      {leaving && (
        <ConfirmDialog
          title={texts.removeTitle}
          body={texts.removeLead(fullName(leaving.user))}
          confirmLabel={texts.remove}
          cancelLabel={appTexts.cancel}
          isOpen
          isPending={remove.isPending}
          onOpenChange={() => setLeaving(undefined)}
          onConfirm={() => remove.mutate(leaving.userId, { onSettled: () => setLeaving(undefined) })}
        />
      )}
    </>
  );
}

interface MemberProps extends MemberListProps {
  member: TeamMember;
  onRemove: () => void;
}

function Member({ team, standing, member, onRemove }: MemberProps) {
  const { user, userId, role } = member;
  const isSelf = userId === standing.userId;
  const subject = { userId, role, isTeamAdmin: team.teamAdminId === userId };
  const isAdmin = holdsAdminPlace(subject);
  const name = fullName(user);
  const canTouch = !isAdmin && canTouchMember(standing, subject);
  return (
    <ListItem
      title={isSelf ? `${name} (${texts.you})` : name}
      detail={<MemberDetail member={member} />}
      start={<Avatar name={name} src={user.avatar} size="small" />}
      end={
        canTouch ? (
          <Inline gap="8" isRigid>
            <RoleChoice team={team} member={member} name={name} />
            <IconButton label={texts.removeMember(name)} icon={TrashIcon} tone="quiet" onPress={onRemove} />
          </Inline>
        ) : (
          <Badge tone={isAdmin ? 'accent' : 'neutral'}>{isAdmin ? texts.admin : roleLabel(role)}</Badge>
        )
      }
    />
  );
}

function RoleChoice({ team, member, name }: { team: TeamSummary; member: TeamMember; name: string }) {
  const change = useChangeRole(team.id);
  return (
    <Select
      label={texts.roleOf(name)}
      isLabelHidden
      items={roles}
      selectedKey={change.isPending ? change.variables.role : member.role}
      isDisabled={change.isPending}
      onSelectionChange={(chosen) => {
        const role = plainRoles.find((each) => each === chosen);
        if (role && role !== member.role) change.mutate({ userId: member.userId, role });
      }}
    />
  );
}
