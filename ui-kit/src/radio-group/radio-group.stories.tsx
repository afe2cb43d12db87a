import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Grid } from '../layout/grid';
import { InState } from '../story/in-state';
import { RadioGroup } from './radio-group';

const items = [
  { id: 'player', label: 'Player', description: 'Reads everything, writes comments.' },
  { id: 'coach', label: 'Coach', description: 'Writes pages, invites people.' },
  { id: 'admin', label: 'Admin', description: 'Only another admin can hand this on.', isDisabled: true },
];

const sides = [
  { id: 'home', label: 'Home' },
  { id: 'away', label: 'Away' },
  { id: 'neutral', label: 'Neutral ground' },
];
const long = [
  {
    id: 'a',
    label: 'A choice whose words somebody made so long that they have to go on in the next line',
    description: 'What it means goes on in the next line as well, and stays in line with the words above it.',
  },
  { id: 'b', label: 'Short' },
];

const meta = {
  title: 'Forms/Radio group',
  component: RadioGroup,
  args: { label: 'Role', name: 'role', items, onChange: fn() },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: () => (
    <Grid columns={[1, 2, 3]} gap="32">
      <RadioGroup label="Nothing chosen" items={items} />
      <RadioGroup
        label="One chosen"
        items={items}
        defaultValue="coach"
        isRequired
        description="It can be changed later."
      />
      <RadioGroup label="Refused" items={items} error="Choose player or coach" />
      <InState is="hovered">
        <RadioGroup label="Under the pointer" items={items} />
      </InState>
      <InState is="focus-visible">
        <RadioGroup label="With the focus" items={items} defaultValue="player" />
      </InState>
      <RadioGroup label="Disabled" items={items} defaultValue="player" isDisabled />
      <RadioGroup label="Without descriptions" items={sides} defaultValue="home" />
      <RadioGroup label="Long" items={long} defaultValue="a" />
    </Grid>
  ),
};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const ArrowsChoose: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Coach/ })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('coach');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /Player/ })).toBeChecked();
  },
};
