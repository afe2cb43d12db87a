import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../layout/inline';
import { Stack } from '../layout/stack';
import { ProgressBar } from './progress-bar';
import { ProgressRing } from './progress-ring';

const meta = {
  title: 'Data/Progress',
  component: ProgressBar,
  subcomponents: { ProgressRing },
  args: { label: 'Uploading', share: 0.4 },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: () => (
    <Stack gap="32">
      <Stack gap="24">
        <ProgressBar label="Not begun" share={0} />
        <ProgressBar label="Uploading lineout.mp4" share={0.4} />
        <ProgressBar label="Adding people" share={0.65} valueText="1,300 of 2,000 rows" />
        <ProgressBar label="Done" share={1} />
        <ProgressBar label="Nobody knows how long" />
        <ProgressBar
          label="A label that is long enough to go on in a second line on every phone that anybody has in a pocket beside a pitch"
          share={0.2}
        />
      </Stack>
      <Inline gap="24" wrap>
        <ProgressRing label="Small" share={0.3} size={16} />
        <ProgressRing label="Usual" share={0.6} />
        <ProgressRing label="With its number" share={0.75} size={40} />
        <ProgressRing label="Large" share={1} size={56} />
        <ProgressRing label="Nobody knows" size={40} />
      </Inline>
    </Stack>
  ),
};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const SaysHowFarItIs: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading' });
    await expect(bar).toHaveAttribute('aria-valuenow', '40');
    await expect(canvas.getByText('40%')).toBeVisible();
  },
};

export const SaysNothingOfWhatItDoesNotKnow: Story = {
  args: { share: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};
