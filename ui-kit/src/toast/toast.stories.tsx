import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { Container } from '../layout/container';
import { Inline } from '../layout/inline';
import { Stack } from '../layout/stack';
import { ToastCard } from './toast-card';
import { ToastRegion } from './toast-region';
import { toast, type ToastWords } from './toast-store';
import { expectShown } from '../story/expect-shown';

const meta = { title: 'Overlays/Toast', component: ToastRegion, render: () => <Triggers /> } satisfies Meta<
  typeof ToastRegion
>;
export default meta;
type Story = StoryObj<typeof meta>;

const says = {
  Plain: { title: 'Link copied!', action: { label: 'Open', onPress: () => undefined } },
  Success: { title: 'Success', description: 'Page created successfully', tone: 'success' },
  Failure: { title: 'Error', description: 'Failed to save page', tone: 'danger' },
  Long: {
    title: 'The squad for Saturday was sent',
    description:
      'Two of 24 players could not be reached: Northern-Regional-Schools-Association@harbour-athletic.example and one more.',
    action: { label: 'Show who', onPress: () => undefined },
  },
  Beginning: { title: 'Preparing PDF', share: 'unknown' },
  Going: { title: 'Preparing PDF', share: 0.4 },
} satisfies Record<string, ToastWords>;

const list: [string, ToastWords][] = Object.entries(says);

function Triggers() {
  return (
    <Inline gap="12" wrap>
      {list.map(([name, words]) => (
        <Button key={name} onPress={() => toast(words)}>
          {name}
        </Button>
      ))}
    </Inline>
  );
}

/** Every tone side by side. In the product one toast is visible at a time. */
function Cards() {
  return (
    <Container width="form">
      <Stack gap="16">
        {list.map(([name, words], place) => (
          <ToastCard key={name} toast={{ ...words, id: -place }} closeLabel="Dismiss" />
        ))}
      </Stack>
    </Container>
  );
}

const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

export const Overview: Story = { render: () => <Cards /> };

export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const InItsPlace: Story = {
  play: async () => {
    await press('Success');
    await expectShown(() => screen.getByText('Page created successfully'));
  },
};

/** Shown in a bottom sheet. */
function InASheet() {
  return (
    <Dialog title="Invite players" isOpen onOpenChange={() => undefined} footer={<Triggers />}>
      Who is new this season?
    </Dialog>
  );
}

export const OnAPhoneItLeavesTheButtonsOfASheetFree: Story = {
  render: () => <InASheet />,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await screen.findByRole('dialog');
    await press('Failure');
    await expectShown(() => screen.getByRole('alert'));
    const shown = screen.getByRole('alert').getBoundingClientRect();
    const button = screen.getByRole('button', { name: 'Failure' }).getBoundingClientRect();
    await expect(shown.bottom).toBeLessThan(button.top);
    await expect(shown.top).toBeLessThan(100);
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
    await drag(49);
    await expect(screen.getByText('Link copied!')).toBeVisible();
    await drag(50);
    await waitFor(() => expect(screen.queryByText('Link copied!')).toBeNull());
  },
};

const seconds = (count: number) => new Promise((resolve) => setTimeout(resolve, count * 1000));

export const ItGoesAfterFiveSeconds: Story = {
  play: async () => {
    await press('Success');
    await screen.findByText('Page created successfully');
    await seconds(4.8);
    await expect(screen.getByText('Page created successfully')).toBeVisible();
    await seconds(0.4);
    await expect(screen.queryByText('Page created successfully')).toBeNull();
  },
};

export const ItWaitsUnderThePointerAndWithTheFocus: Story = {
  play: async () => {
    await press('Plain');
    const card = await screen.findByText('Link copied!');
    await userEvent.hover(card);
    await seconds(5.2);
    await expect(card).toBeVisible();
    await userEvent.keyboard('{F8}');
    await userEvent.tab();
    await userEvent.unhover(card);
    await seconds(5.2);
    await expect(card).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByText('Link copied!')).toBeNull());
  },
};
