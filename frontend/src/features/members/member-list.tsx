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
import { Avatar, Badge, ConfirmDialog, IconButton, Inline, ListItem, TrashIcon } from '@touchline/ui-kit';
import { useState } from 'react';
import { MemberDetail } from '../../shared/member-detail';
import { MemberFinder } from '../../shared/member-finder';
import { RoleSelect } from '../../shared/people/role-select';
import { useRemoveMember } from './member-queries';

const plainRoles = ['player', 'coach'] as const;

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
            <RoleSelect
              teamId={team.id}
              standing={standing}
              userId={userId}
              name={name}
              role={role}
              offered={plainRoles}
            />
            <IconButton label={texts.removeMember(name)} icon={TrashIcon} tone="quiet" onPress={onRemove} />
          </Inline>
        ) : (
          <Badge tone={isAdmin ? 'accent' : 'neutral'}>{isAdmin ? texts.admin : roleLabel(role)}</Badge>
        )
      }
    />
  );
}
