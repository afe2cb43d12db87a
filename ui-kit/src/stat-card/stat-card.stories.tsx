import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../layout/grid';
import { InState } from '../story/in-state';
import { StatCard } from './stat-card';

const meta = {
  title: 'Data/Stat card',
  component: StatCard,
  args: { label: 'Pages read', value: 108, href: '#pages' },
} satisfies Meta<typeof StatCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: () => (
    <Grid columns={[1, 2, 3]} gap="16">
      <StatCard label="Total teams" value={24} />
      <StatCard label="Active last 30 days" value={312} detail="of 380 people" />
      <StatCard
        label="Pages read"
        value={1204}
        trend={{ direction: 'up', text: '12%' }}
        detail="since last week"
      />
      <StatCard
        label="Comments"
        value={7}
        trend={{ direction: 'down', text: '3' }}
        detail="since last week"
      />
      <StatCard label="Average time" value="42 min" trend={{ direction: 'steady', text: 'the same' }} />
      <StatCard label="Storage used" value="" isLoading />
      <InState is="hovered">
        <StatCard label="A link, under the pointer" value={3} href="#there" />
      </InState>
      <InState is="focus-visible">
        <StatCard label="With the focus" value={9} href="#there" />
      </InState>
      <InState is="pressed">
        <StatCard label="Pressed" value={15} href="#there" />
      </InState>
      <StatCard
        label="A label that somebody made long enough to go on in the next line of any phone"
        value="1,234,567,890"
      />
    </Grid>
  ),
};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const NumbersHaveSeparatorsOfThousands: Story = {
  args: { label: 'Total users', value: 50_034 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('50,034')).toBeVisible();
  },
};

export const TheWholeCardLeadsThere: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Pages read.*108/ })).toHaveAttribute('href', '#pages');
  },
};
