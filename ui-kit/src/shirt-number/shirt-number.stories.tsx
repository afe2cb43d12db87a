import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PlusIcon } from '../icons/icons';
import { Inline } from '../layout/inline';
import { Stack } from '../layout/stack';
import { Text } from '../text/text';
import { ShirtNumber } from './shirt-number';

const meta = {
  title: 'Data/Shirt number',
  component: ShirtNumber,
  args: { number: '9', codes: ['HK', 'PR'] },
} satisfies Meta<typeof ShirtNumber>;
export default meta;
type Story = StoryObj<typeof meta>;

const examples = [
  { label: 'Number and codes', number: '9', codes: ['HK', 'PR'] },
  { label: 'Three digits', number: '128', codes: ['GK'] },
  { label: 'Number alone', number: '07' },
  { label: 'Codes alone', number: null, codes: ['GK', 'LB', 'CB', 'RB'] },
  { label: 'To be added', number: null, placeholder: <PlusIcon size={14} /> },
];

export const Overview: Story = {
  render: () => (
    <Stack gap="12">
      {examples.map(({ label, ...shirt }) => (
        <Inline key={label} gap="12">
          <ShirtNumber {...shirt} />
          <Text tone="muted">{label}</Text>
        </Inline>
      ))}
    </Stack>
  ),
};

export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const CodesAreAlignedWhateverTheNumber: Story = {
  render: () => (
    <Stack gap="12">
      {['1', '10', '100', null].map((number) => (
        <ShirtNumber key={number} number={number} codes={['GK']} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const lefts = canvas.getAllByText('GK').map((code) => code.getBoundingClientRect().left);
    await expect(new Set(lefts).size).toBe(1);
  },
};

export const CodesAreCutOffWhereTheSpaceIsShort: Story = {
  render: () => (
    <div style={{ inlineSize: 72 }}>
      <ShirtNumber number="100" codes={['GK', 'LB', 'CB', 'RB']} />
    </div>
  ),
  play: async ({ canvas }) => {
    const codes = canvas.getByText('GK LB CB RB');
    await expect(codes.scrollWidth).toBeGreaterThan(codes.clientWidth);
    await expect(codes).toHaveAttribute('title', 'GK LB CB RB');
  },
};
