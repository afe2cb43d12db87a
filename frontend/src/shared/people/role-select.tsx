import { memberTexts, roleLabel } from '@touchline/contract';
import { Select } from '@touchline/ui-kit';
import { useRoleChoice, type RoleChoiceProps } from './use-role-choice';

/** Changes the role of a member in place; offers the roles that the user may grant. */
export function RoleSelect(props: RoleChoiceProps) {
  const { roles, shown, isPending, choose } = useRoleChoice(props);
  return (
    <Select
      label={memberTexts.roleOf(props.name)}
      isLabelHidden
      items={roles.map((id) => ({ id, label: roleLabel(id) }))}
      selectedKey={shown}
      isDisabled={isPending}
      onSelectionChange={(chosen) => {
        const wanted = roles.find((each) => each === chosen);
        if (wanted) choose(wanted);
      }}
    />
  );
}
