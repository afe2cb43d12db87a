import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Grid } from '../layout/grid';
import { InState } from '../story/in-state';
import { ComboBox, type ComboBoxItem } from './combo-box';
import { expectShown } from '../story/expect-shown';

const items: ComboBoxItem[] = [
  { id: 'mara', label: 'Mara Okafor', description: 'Coach, Falcons U18' },
  { id: 'tom', label: 'Tom Reed', description: 'Player, Falcons U18' },
  { id: 'tom-h', label: 'Tom Haddad', description: 'Player, Harbour Athletic' },
  { id: 'aylin', label: 'Aylin Demir', description: 'Player, Harbour Athletic' },
];

const long = [{ id: 'long', label: 'Wilhelmina Featherstonehaugh-Cholmondeley van der Westhuizen' }];

const meta = {
  title: 'Forms/Combo box',
  component: ComboBox,
  args: { label: 'Person', name: 'person', items, placeholder: 'Type a name', onSelect: fn() },
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: (args) => (
    <Grid columns={[1, 2, 3]} gap="24">
      <ComboBox {...args} label="Nothing chosen" />
      <ComboBox
        {...args}
        label="One chosen"
        defaultSelectedId="tom"
        isRequired
        description="They are told by mail."
      />
      <ComboBox {...args} label="Refused" error="Choose somebody of the team" />
      <InState is="hovered" target="input">
        <ComboBox {...args} label="Under the pointer" />
      </InState>
      <InState is="focus-visible" target="input">
        <ComboBox {...args} label="With the focus" />
      </InState>
      <ComboBox {...args} label="Items on their way" isLoading />
      <ComboBox {...args} label="Disabled" defaultSelectedId="mara" isDisabled />
      <ComboBox {...args} label="Long" items={long} defaultSelectedId="long" />
    </Grid>
  ),
};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const TypingFinds: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('tom');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await userEvent.click(screen.getByRole('option', { name: /Haddad/ }));
    await waitFor(() => expect(args.onSelect).toHaveBeenLastCalledWith('tom-h'));
    await expect(canvas.getByRole('combobox')).toHaveValue('Tom Haddad');
  },
};

export const SaysWhenNothingFits: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz');
    await expectShown(() => screen.getByText('No matches'));
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveValue('');
  },
};

/**
 * Resolves the latest request by hand; a timer might fire before a slow browser has painted the loading
 * state.
 */
let answer: (() => void) | undefined;

function FromTheServer() {
  const [found, setFound] = useState<ComboBoxItem[]>([]);
  const [isLoading, setLoading] = useState(false);
  const search = (text: string) => {
    setLoading(true);
    setFound([]);
    answer = () => {
      setFound(items.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())));
      setLoading(false);
    };
  };
  return <ComboBox label="Person" items={found} onType={search} isLoading={isLoading} />;
}

export const ItemsMayComeFromTheServer: Story = {
  render: () => <FromTheServer />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ayl');
    await expectShown(() => screen.getByText('Searching...'));
    answer?.();
    await expectShown(() => screen.getByRole('option', { name: /Aylin/ }));
  },
};
