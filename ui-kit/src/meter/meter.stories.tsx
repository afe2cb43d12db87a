import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../layout/stack';
import { Meter } from './meter';
import { MeterBar } from './meter-bar';

const limits = { fair: 0.7, bad: 0.9 };

const meta = {
  title: 'Data/Meter',
  component: Meter,
  subcomponents: { MeterBar },
  args: { label: 'Storage', share: 0.64, valueText: '3.2 of 5 GB', limits },
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: () => (
    <Stack gap="24">
      <Meter label="Nothing yet" share={0} limits={limits} />
      <Meter label="Storage" share={0.64} valueText="3.2 of 5 GB" limits={limits} />
      <Meter
        label="Storage"
        share={0.78}
        valueText="3.9 of 5 GB"
        limits={limits}
        detail="Films take most of it."
      />
      <Meter
        label="Storage"
        share={0.97}
        valueText="4.9 of 5 GB"
        limits={limits}
        detail="Almost full. Delete what nobody opens."
      />
      <Meter label="Without limits" share={0.5} />
    </Stack>
  ),
};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const SaysItsValueInWords: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Storage' })).toHaveAttribute(
      'aria-valuetext',
      '3.2 of 5 GB',
    );
  },
};

export const InARow: Story = {
  render: () => (
    <Stack gap="12">
      <MeterBar share={0}>0 of 9 opened</MeterBar>
      <MeterBar share={4 / 9}>4 of 9 opened</MeterBar>
      <MeterBar share={1}>9 of 9 opened</MeterBar>
    </Stack>
  ),
};
