import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Box } from '../layout/box';
import { Inline } from '../layout/inline';
import { expectShown } from '../story/expect-shown';
import { AvatarGroup } from './avatar-group';

const people = ['Mara Okafor', 'Ben Adeyemi', 'Éva Őszi', 'coach', 'صفاء نور'].map((name) => ({ name }));
const labelOf = (count: number) =>
  `${people
    .slice(0, count)
    .map(({ name }) => name)
    .join(', ')}: writing`;

const meta = {
  title: 'Data/Avatar group',
  component: AvatarGroup,
  args: { people: people.slice(0, 2), label: labelOf(2) },
} satisfies Meta<typeof AvatarGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: () => (
    <Box padding="48">
      <Inline gap="24" wrap>
        {[1, 2, 3, 5].map((count) => (
          <AvatarGroup key={count} people={people.slice(0, count)} label={labelOf(count)} />
        ))}
      </Inline>
    </Box>
  ),
};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const ShowsThreePicturesAndHowManyMore: Story = {
  args: { people, label: labelOf(5) },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('img', { name: labelOf(5) });
    await expect(group).toHaveTextContent('MOBAÉŐ+2');
  },
};

export const NamesThemOnKeyboardFocus: Story = {
  render: (args) => (
    <Box padding="48">
      <AvatarGroup {...args} />
    </Box>
  ),
  play: async () => {
    await userEvent.tab();
    await expectShown(() => screen.getByRole('tooltip'));
    await expect(screen.getByRole('tooltip')).toHaveTextContent(labelOf(2));
  },
};
