import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button';
import { Box } from '../layout/box';
import { Container } from '../layout/container';
import { Stack } from '../layout/stack';
import { Text } from '../text/text';
import { AnchoredItem } from './anchored-item';

const calls = ['Falcon', 'Hawk', 'Eagle'];

function Calls() {
  const [active, setActive] = useState<string | undefined>('Hawk');
  return (
    <Container width="form">
      <Box padding="24">
        <Stack gap="24">
          {calls.map((call) => (
            <AnchoredItem
              key={call}
              isActive={active === call}
              onActiveChange={(isActive) => setActive(isActive ? call : undefined)}
            >
              <Stack gap="8">
                <Text>{`${call}: which foot leads?`}</Text>
                <div>
                  <Button size="small" tone="quiet">{`Reply to ${call}`}</Button>
                </div>
              </Stack>
            </AnchoredItem>
          ))}
        </Stack>
      </Box>
    </Container>
  );
}

const meta = { title: 'Data/Anchored item', component: Calls } satisfies Meta<typeof Calls>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const FollowsPointerAndFocus: Story = {
  play: async ({ canvas, canvasElement }) => {
    const active = () => canvasElement.querySelector('[data-active] p')?.textContent.split(':')[0];
    await userEvent.hover(canvas.getByText('Eagle: which foot leads?'));
    await expect(active()).toBe('Eagle');
    await userEvent.unhover(canvas.getByText('Eagle: which foot leads?'));
    await expect(active()).toBeUndefined();
    canvas.getByRole('button', { name: 'Reply to Falcon' }).focus();
    await waitFor(() => expect(active()).toBe('Falcon'));
  },
};
