import {
  adminTexts as texts,
  canTouchMember,
  fullName,
  roleLabel,
  teamRoles,
  type TeamSummary,
  type TeamMember,
} from '@touchline/contract';
import { Avatar, Badge, Button, Dialog, EmptyState, Inline, ListItem, Stack, Text } from '@touchline/ui-kit';
import { MemberDetail } from '../../shared/member-detail';
import { MemberFinder } from '../../shared/member-finder';
import { standingOf, useUser } from '../../shared/session';
import { RoleSelect } from '../../shared/people/role-select';

interface CoachesDialogProps {
  team: TeamSummary;
  onClose: () => void;
}

/** Dialog that assigns roles to the members of a team. */
export function CoachesDialog({ team, onClose }: CoachesDialogProps) {
  return (
    <Dialog
      title={texts.coachesOf(team.name)}
      isOpen
      onOpenChange={onClose}
      footer={
        <Button tone="accent" onPress={onClose}>
          {texts.done}
        </Button>
      }
    >
      {team.memberCount === 0 ? (
        <EmptyState level={3} title={texts.noMembers} />
      ) : (
        <Stack gap="16">
          <Text tone="muted">{texts.coachesLead}</Text>
          <MemberFinder teamId={team.id} label={texts.coachesOf(team.name)}>
            {(member) => <Member key={member.id} team={team} member={member} />}
          </MemberFinder>
        </Stack>
      )}
    </Dialog>
  );
}

function Member({ team, member }: { team: TeamSummary; member: TeamMember }) {
  const { user, userId, role } = member;
  const isTeamAdmin = team.teamAdminId === userId;
  const standing = standingOf(useUser(), team);
  const canTouch = canTouchMember(standing, { userId, role, isTeamAdmin });
  const badge = <Badge tone={isTeamAdmin ? 'accent' : 'neutral'}>{roleLabel(role)}</Badge>;
  return (
    <ListItem
      title={fullName(user)}
      detail={<MemberDetail member={member} />}
      start={<Avatar name={fullName(user)} src={user.avatar} size="small" />}
      end={
        <Inline gap="8" isRigid>
          {badge}
          {canTouch && (
            <RoleSelect
              teamId={team.id}
              standing={standing}
              userId={userId}
              name={fullName(user)}
              role={role}
              offered={offered}
            />
          )}
        </Inline>
      }
    />
  );
}

const offered = [...teamRoles].reverse();
