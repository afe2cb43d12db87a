import {
  canTouchMember,
  fullName,
  memberTexts,
  roleLabel,
  userTexts as texts,
  type Standing,
  type TeamUser,
} from '@touchline/contract';
import { Badge, Inline, MenuButton, type TableColumn } from '@touchline/ui-kit';
import { useRoleChoice, type RoleChoiceProps } from '../../shared/people/use-role-choice';

/** The role in the team; a menu that changes it where the user may. */
export const roleColumn = (teamId: number, standing: Standing): TableColumn<TeamUser> => ({
  id: 'role',
  label: texts.role,
  isSortable: true,
  width: 112,
  isControl: true,
  text: ({ role }) => roleLabel(role),
  cell: (user) => {
    const { id: userId, role, isTeamAdmin } = user;
    return canTouchMember(standing, { userId, role, isTeamAdmin }) ? (
      <RoleMenu teamId={teamId} standing={standing} userId={userId} name={fullName(user)} role={role} />
    ) : (
      <Badge tone={isTeamAdmin ? 'accent' : 'neutral'}>{roleLabel(role)}</Badge>
    );
  },
});

/** A menu and not a select, which takes the arrow keys and letters that move through the table. */
function RoleMenu(props: RoleChoiceProps) {
  const { roles, shown, isPending, choose } = useRoleChoice(props);
  const items = roles.map((role) => ({
    id: role,
    label: roleLabel(role),
    isSelected: role === shown,
    onAction: () => choose(role),
  }));
  return (
    <Inline gap="none" isHanging>
      <MenuButton
        label={memberTexts.roleOf(props.name)}
        text={roleLabel(shown)}
        size="small"
        isPending={isPending}
        items={[{ id: texts.role, items }]}
      />
    </Inline>
  );
}
