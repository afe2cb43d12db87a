import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Container } from '../layout/container';
import { Stack } from '../layout/stack';
import { Quotation } from './quotation';

const onRemove = fn();

const meta = {
  title: 'Data/Quotation',
  component: Quotation,
  args: { label: 'Referenced text:', children: 'Falcon: front pod' },
} satisfies Meta<typeof Quotation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: (args) => (
    <Container width="form">
      <Stack gap="24">
        <Quotation {...args} />
        <Quotation {...args} onRemove={onRemove} removeLabel="Remove quote" />
        <Quotation label="Referenced text:">{'Hawk: middle\nEagle: tail\n'.repeat(8)}</Quotation>
        <Quotation label="Referenced text:" onRemove={onRemove}>
          https://harbour-athletic.example/season/2025/quarter-final/lineout-calls-of-the-second-half
        </Quotation>
      </Stack>
    </Container>
  ),
};

export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const Removing: Story = {
  args: { onRemove, removeLabel: 'Remove quote' },
  play: async ({ canvas }) => {
    onRemove.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove quote' }));
    await expect(onRemove).toHaveBeenCalledOnce();
  },
};
