import { useEffect, useState, type ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button';
import { EditIcon, TrashIcon } from '../icons/icons';
import { Inline } from '../layout/inline';
import { Stack } from '../layout/stack';
import { MenuButton } from '../menu-button/menu-button';
import { ShirtNumber } from '../shirt-number/shirt-number';
import { InState } from '../story/in-state';
import { Section } from '../story/sheet';
import { columns, emptyState, longest, squad, type Person } from './story-squad';
import { Table } from './table';
import type { TableColumn, TableProps } from './table-props';
import { expectShown } from '../story/expect-shown';

const meta = {
  title: 'Data/Table',
  component: Table<Person>,
  args: {
    label: 'Team members',
    columns,
    rows: squad(8),
    defaultSort: { columnId: 'name', direction: 'ascending' },
    search: { label: 'Search people', placeholder: 'Search people' },
    isSelectable: true,
    bulkActions: () => <Button icon={TrashIcon}>Remove</Button>,
    rowActions: () => [
      { id: 'edit', label: 'Edit', icon: EditIcon },
      { id: 'remove', label: 'Remove', icon: TrashIcon, tone: 'danger' },
    ],
    rowActionsLabel: ({ name }) => `More actions for ${name}`,
    emptyState,
  },
} satisfies Meta<typeof Table<Person>>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Waits for rows, which are rendered only after the first layout, before it forces pointer and keyboard
 * states onto them.
 */
function InStates({ children }: { children: ReactNode }) {
  const [, setLaidOut] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setLaidOut(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <InState is="hovered" target='[data-key="2"][role="row"]'>
      <InState is="pressed" target='[data-key="3"][role="row"]'>
        <InState is="focus-visible" target='[data-key="4"][role="row"]'>
          {children}
        </InState>
      </InState>
    </InState>
  );
}

export const Overview: Story = {
  render: (args) => (
    <Stack gap="48">
      <InStates>
        <Table {...args} label="States" selectedIds={[1]} />
      </InStates>
      <Section title="Only to read">
        <Table
          {...args}
          label="Read only"
          rows={[...squad(2), longest]}
          isSelectable={false}
          search={undefined}
          rowActions={undefined}
        />
      </Section>
      <Section title="Loading">
        <Table {...args} label="Loading" isLoading rows={[]} />
      </Section>
      <Section title="Nothing found">
        <Table {...args} label="Nothing found" search={{ label: 'Search', value: 'goalkeeper' }} rows={[]} />
      </Section>
      <Section title="Empty">
        <Table {...args} label="Empty" rows={[]} />
      </Section>
    </Stack>
  ),
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

const names = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole('rowheader').map((cell) => cell.textContent);

export const IsSortedByAColumn: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(names(canvas)[0]).toContain('Aylin'));
    await userEvent.click(canvas.getByRole('columnheader', { name: /Time/ }));
    await waitFor(() => expect(names(canvas)[0]).toContain('Mara'));
    await userEvent.click(canvas.getByRole('columnheader', { name: /Time/ }));
    await expect(canvas.getByRole('columnheader', { name: /Time/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await waitFor(() => expect(names(canvas)[0]).not.toContain('Mara'));
  },
};

export const IsSearchedInEveryColumn: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'coach');
    await waitFor(() => expect(names(canvas)).toHaveLength(2));
    await userEvent.type(canvas.getByRole('searchbox'), ' nobody');
    await expectShown(() => canvas.getByText('No rows match "coach nobody"'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(names(canvas)).toHaveLength(8));
  },
};

export const RowsAreSelectedForWhatIsDoneWithThem: Story = {
  play: async ({ canvas }) => {
    const boxes = await canvas.findAllByRole('checkbox');
    await userEvent.click(boxes[1] as HTMLElement);
    await userEvent.click(boxes[2] as HTMLElement);
    await expectShown(() => canvas.getByText('2 selected'));
    await userEvent.click(boxes[0] as HTMLElement);
    await expectShown(() => canvas.getByText('8 selected'));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Remove' })).toBeNull());
  },
};

export const ARowHasItsMenu: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions for Aylin Weber' }));
    const menu = await screen.findByRole('menu');
    await expect(within(menu).getByRole('menuitem', { name: 'Edit' })).toBeVisible();
  },
};

export const ArrowsMoveThroughIt: Story = {
  play: async ({ canvas }) => {
    const [, row] = await canvas.findAllByRole('row');
    canvas.getByRole('searchbox').focus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(document.activeElement?.closest('[role=row]')).not.toBe(row));
    await userEvent.keyboard(' ');
    await expectShown(() => canvas.getByText('1 selected'));
  },
};

export const AThousandRows: Story = {
  args: { rows: squad(1000) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(names(canvas).length).toBeGreaterThan(5));
    await expect(names(canvas).length).toBeLessThan(60);
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '1001');
    canvas.getByRole('searchbox').focus();
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(names(canvas).join()).toContain('Tom'));
    await expect(names(canvas).length).toBeLessThan(60);
  },
};

export const OnAPhoneRowsAreCards: Story = {
  args: { rows: squad(1000) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('row');
    await expect(cards.length).toBeLessThan(60);
    await expect(canvas.queryAllByRole('columnheader')).toHaveLength(0);
    await expect(within(cards[0] as HTMLElement).getByText('Email')).toBeVisible();
  },
};

const house: TableColumn<Person>[] = ['House', 'Locker'].map((label) => ({
  id: label,
  label,
  width: 120,
  cell: ({ id }) => String(id),
}));
export const ColumnsWithoutRoomAreCardsToo: Story = {
  args: { columns: [...columns, ...house] },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('row'))[0]).toBeVisible();
    await expect(canvas.queryAllByRole('columnheader')).toHaveLength(0);
  },
};

const roomy = columns.map((column) => (column.id === 'email' ? { ...column, minWidth: 480 } : column));
export const AColumnSaysHowMuchRoomItsWordsNeed: Story = {
  args: { columns: roomy },
  globals: { viewport: { value: 'tablet' } },
  play: ColumnsWithoutRoomAreCardsToo.play,
};

const wordy = 'wilhelmina.featherstone@club.example';
export const OnACardAnAddressIsReadWhole: Story = {
  args: { rows: squad(1).map((person) => ({ ...person, email: wordy })) },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const words = (await canvas.findByText(wordy)).parentElement as HTMLElement;
    await expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth);
    await expect(words.scrollHeight).toBeLessThanOrEqual(words.clientHeight);
  },
};

const onOpen = fn();
export const ARowIsOpened: Story = {
  args: { onOpen, isSelectable: false },
  play: async ({ canvas }) => {
    onOpen.mockClear();
    await userEvent.click(await canvas.findByText('Aylin Weber'));
    await expect(onOpen).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Aylin Weber' }));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onOpen).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'Elif Larsen' }));
  },
};

const onSort = fn();
const onSelect = fn();
const onSearch = fn();
export const ItsOwnerSortsSearchesAndSelects: Story = {
  args: {
    sort: { columnId: 'minutes', direction: 'ascending' },
    onSort,
    selectedIds: [3],
    onSelect,
    search: { label: 'Search people', value: '', onChange: onSearch },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(names(canvas)[0]).toContain('Mara'));
    await userEvent.click(canvas.getByRole('columnheader', { name: /Name/ }));
    await expect(onSort).toHaveBeenLastCalledWith({ columnId: 'name', direction: 'ascending' });
    await userEvent.click((await canvas.findAllByRole('checkbox'))[1] as HTMLElement);
    await expect(onSelect).toHaveBeenLastCalledWith([1, 3]);
    await userEvent.type(canvas.getByRole('searchbox'), 'c');
    await expect(onSearch).toHaveBeenLastCalledWith('c');
    await expect(canvas.getByText('1 selected')).toBeVisible();
    await expect(names(canvas)).toHaveLength(8);
  },
};

function Paged(args: TableProps<Person>) {
  const [size, setSize] = useState(20);
  return <Table {...args} rows={squad(size)} hasMore={size < 60} onLoadMore={() => setSize(size + 20)} />;
}
export const MoreRowsComeNearTheEnd: Story = {
  args: { defaultSort: undefined },
  render: (args) => <Paged {...args} />,
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid');
    await waitFor(() => {
      grid.scrollTop = grid.scrollHeight;
      void expect(grid).toHaveAttribute('aria-rowcount', '61');
    });
  },
};

export const NothingMovesWhenTheRowsCome: Story = {
  render: function Coming(args) {
    const [isLoading, setLoading] = useState(true);
    return (
      <Stack gap="16">
        <Button onPress={() => setLoading(false)}>Let them come</Button>
        <Table {...args} isLoading={isLoading} />
      </Stack>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
    await expect(canvas.getByRole('grid').closest('[inert]')).toBeVisible();
    const edges = () =>
      [...canvasElement.querySelectorAll('[role="columnheader"]')].map((head) => {
        const { left, top, width } = head.getBoundingClientRect();
        return { left, top, width };
      });
    await waitFor(() => expect(edges()).toHaveLength(7));
    const before = edges();
    await userEvent.click(canvas.getByRole('button', { name: 'Let them come' }));
    await waitFor(() => expect(names(canvas)).toHaveLength(8));
    await expect(edges()).toEqual(before);
  },
};

export const KeepsItsShapeUnderADialog: Story = {
  render: (args) => (
    <div inert>
      <Table {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(names(canvas)).toHaveLength(8));
    for (const menu of canvas.getAllByLabelText(/^More actions for/)) await expect(menu).toBeVisible();
  },
};

const numbers: TableColumn<Person> = {
  id: 'number',
  label: 'Number',
  width: 128,
  isControl: true,
  cell: ({ id }) => (
    <Inline gap="none" isHanging>
      <Button tone="quiet" size="small">
        <ShirtNumber number={`${id}`} codes={['HK', 'PR']} />
      </Button>
    </Inline>
  ),
};

export const ButtonsInCellsAreNotCutOffAndAlignedWithTheHeading: Story = {
  args: { columns: [...columns.slice(0, 2), numbers], isSelectable: false, rowActions: undefined },
  play: async ({ canvas }) => {
    const [button] = await canvas.findAllByRole('button', { name: '1 HK PR' });
    for (let box = button?.parentElement; box && box.getAttribute('role') === null; box = box.parentElement)
      await expect(getComputedStyle(box).overflow).toBe('visible');
    const heading = within(canvas.getByRole('columnheader', { name: 'Number' })).getByText('Number');
    const [number] = canvas.getAllByText('1');
    const start = number?.getBoundingClientRect().left ?? 0;
    const offset = start - heading.getBoundingClientRect().left;
    await expect(Math.abs(offset)).toBeLessThan(3);
  },
};

const onRole = fn<(role: string) => void>();
const roleMenu: TableColumn<Person> = {
  id: 'changeable',
  label: 'Role',
  width: 112,
  isControl: true,
  cell: ({ name, role }) => (
    <Inline gap="none" isHanging>
      <MenuButton
        label={`Role of ${name}`}
        text={role}
        size="small"
        items={[
          {
            id: 'Role',
            items: ['Player', 'Coach'].map((id) => ({
              id,
              label: id,
              isSelected: id === role,
              onAction: () => onRole(id),
            })),
          },
        ]}
      />
    </Inline>
  ),
};

/** Tests that arrow keys and letters belong to the menu while it is open, and to the table otherwise. */
export const AMenuInACellIsUsedByKeys: Story = {
  args: { columns: [...columns.slice(0, 1), roleMenu], isSelectable: false, rowActions: undefined },
  play: async ({ canvas }) => {
    onRole.mockClear();
    const button = await canvas.findByRole('button', { name: 'Role of Aylin Weber: Coach' });
    canvas.getByRole('searchbox').focus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Player' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitemradio', { name: 'Coach' })).toHaveFocus();
    await userEvent.keyboard('p');
    await expect(screen.getByRole('menuitemradio', { name: 'Player' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onRole).toHaveBeenLastCalledWith('Player');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(button).not.toHaveFocus());
    await expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  },
};
