import {
  canChangeNumber,
  fullName,
  squadTexts as texts,
  type Standing,
  type TeamSummary,
  type TeamUser,
} from '@touchline/contract';
import {
  Inline,
  PlusIcon,
  Popover,
  ShirtNumber,
  SkeletonText,
  Text,
  type TableColumn,
} from '@touchline/ui-kit';
import { lazyContent } from '../../shared/lazy-content';

/** Lazy: most visits of the table change no number. */
const NumberForm = lazyContent(async () => (await import('./number-form')).NumberForm);

/** Number and positions; a button that opens the form where the user may change them. */
export const numberColumn = (team: TeamSummary, standing: Standing): TableColumn<TeamUser> => ({
  id: 'number',
  label: texts.number,
  isSortable: true,
  width: 128,
  isControl: true,
  text: ({ number, positions }) => valueOf(number, positions),
  cell: (user) => <NumberCell team={team} standing={standing} user={user} />,
});

const valueOf = (number: string | null, positions: readonly string[]) =>
  [...(number === null ? [] : [number]), ...positions].join(' ');

interface NumberCellProps {
  team: TeamSummary;
  standing: Standing;
  user: TeamUser;
}

function NumberCell({ team, standing, user }: NumberCellProps) {
  const { id: userId, role, isTeamAdmin, number, positions } = user;
  const value = valueOf(number, positions);
  const name = fullName(user);
  if (!canChangeNumber(standing, { userId, role, isTeamAdmin }))
    return value ? <ShirtNumber number={number} codes={positions} /> : <Text tone="muted">–</Text>;
  return (
    <Inline gap="none" isHanging>
      <Popover
        label={value ? texts.valueOf(name, value) : texts.editOf(name)}
        sheetTitle={texts.editOf(name)}
        isSheetFitted
        size="small"
        trigger={<ShirtNumber number={number} codes={positions} placeholder={<PlusIcon size={14} />} />}
      >
        {(close) => (
          <NumberForm fallback={<SkeletonText lines={6} />} team={team} user={user} onClose={close} />
        )}
      </Popover>
    </Inline>
  );
}
