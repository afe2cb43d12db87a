import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../layout/stack';
import { Facts } from './facts';
import { MailAddress, Text } from './text';

const meta = {
  title: 'Text/Text',
  component: Text,
  args: { children: 'Two steps, then up.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

const long =
  'The hooker calls, the pod moves on the second step and lifts on the third. If the defence jumps early we throw to the back and drive. ';

export const Playground: Story = {};

export const Overview: Story = {
  render: () => (
    <Stack gap="12">
      {(['12', '14', '16', '18'] as const).map((size) => (
        <Text key={size} size={size}>
          {size} px: {long}
        </Text>
      ))}
      <Text tone="muted">Updated 12 minutes ago</Text>
      <Text tone="danger">Failed to save page</Text>
      <Text tone="success">Saved</Text>
      <Text tone="accent" weight="strong">
        Browse pages
      </Text>
      <Text numeric size="18">
        24 pages, 108 views
      </Text>
      <Text literal>K2LY-DNMV-NE7O-K5ME</Text>
      <Text lines={2}>{long.repeat(6)}</Text>
    </Stack>
  ),
};
export const AddressOnANarrowScreen: Story = {
  render: () => (
    <div style={{ inlineSize: 150 }}>
      <Text>
        <MailAddress>callum.reid@touchline.example</MailAddress>
      </Text>
      <Text>
        <MailAddress>bartholomew.longfellow@second-fifteen.harbour-rugby.example</MailAddress>
      </Text>
    </div>
  ),
  play: async ({ canvas }) => {
    for (const local of ['callum.reid', 'bartholomew.longfellow']) {
      const address = canvas.getByTitle(new RegExp(`^${local}@`));
      const parts = [...address.querySelectorAll('span')].map((part) => part.getBoundingClientRect());
      await expect(new Set(parts.map(({ top }) => top)).size).toBe(2);
      await expect(Math.max(...parts.map(({ width }) => width))).toBeLessThanOrEqual(150);
    }
  },
};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const FactsKeepTheirNumbersWhereTheInterfaceRunsToTheLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Text>
      <Facts>
        {'2 saves'}
        {'35 words added'}
      </Facts>
    </Text>
  ),
  play: async ({ canvas }) => {
    const leftOf = (fact: string, from: number) => {
      const range = document.createRange();
      const [text] = canvas.getByText(fact).childNodes;
      if (text) range.setStart(text, from);
      if (text) range.setEnd(text, from + 1);
      return range.getBoundingClientRect().left;
    };
    await expect(leftOf('2 saves', 0)).toBeLessThan(leftOf('2 saves', 2));
    await expect(leftOf('35 words added', 0)).toBeLessThan(leftOf('35 words added', 3));
    await expect(leftOf('35 words added', 0)).toBeLessThan(leftOf('2 saves', 0));
  },
};
