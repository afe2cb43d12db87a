import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button';
import { Inline } from '../layout/inline';
import { ToastRegion } from './toast-region';
import { toast } from './toast-store';

const meta = { title: 'Overlays/Toast', component: ToastRegion, render: () => <Triggers /> } satisfies Meta<
  typeof ToastRegion
>;
export default meta;
type Story = StoryObj<typeof meta>;

const success = { title: 'Success', description: 'Page created successfully', tone: 'success' } as const;
const failure = { title: 'Error', description: 'Failed to save page', tone: 'danger' } as const;
const plain = { title: 'Link copied!', action: { label: 'Open', onPress: () => undefined } } as const;

function Triggers() {
  return (
    <Inline gap="12" wrap>
      <Button onPress={() => toast(plain)}>Plain</Button>
      <Button onPress={() => toast(success)}>Success</Button>
      <Button onPress={() => toast(failure)}>Failure</Button>
    </Inline>
  );
}

const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

export const Overview: Story = {
  play: async () => {
    await press('Success');
    await expect(await screen.findByText('Page created successfully')).toBeVisible();
  },
};

export const TheNewestReplacesTheOneBefore: Story = {
  play: async () => {
    await press('Success');
    await press('Failure');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save page');
    await expect(screen.queryByText('Page created successfully')).toBeNull();
  },
};

export const F8LeadsThere: Story = {
  play: async () => {
    await press('Plain');
    await userEvent.keyboard('{F8}');
    await expect(screen.getByRole('region', { name: /F8/ })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  },
};

const drag = async (by: number) => {
  const card = await screen.findByText('Link copied!');
  await fireEvent.pointerDown(card, { clientX: 100, pointerId: 1, button: 0 });
  await fireEvent.pointerMove(card, { clientX: 100 + by, pointerId: 1 });
  await fireEvent.pointerUp(card, { clientX: 100 + by, pointerId: 1 });
};

export const SwipedFiftyPixelsToTheRightItGoes: Story = {
  play: async () => {
    await press('Plain');
    await drag(4);
    await expect(screen.getByText('Link copied!')).toBeVisible();
    await drag(50);
    await waitFor(() => expect(screen.queryByText('Link copied!')).toBeNull());
  },
};
