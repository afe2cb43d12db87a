import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Inline } from '../layout/inline';
import { InState } from '../story/in-state';
import { ProductMark } from './product-mark';

const meta = {
  title: 'Text/Product mark',
  component: ProductMark,
  args: { name: 'Touchline', href: '/' },
} satisfies Meta<typeof ProductMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: (args) => (
    <Inline gap="32" wrap>
      <ProductMark name="Touchline" />
      <ProductMark {...args} />
      <InState is="focus-visible">
        <ProductMark {...args} />
      </InState>
    </Inline>
  ),
};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const LeadsHome: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Touchline' })).toHaveFocus();
  },
};
