import { useState, type ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button';
import { Form } from '../form/form';
import { Stack } from '../layout/stack';
import { TextField } from '../text-field/text-field';
import { Text } from '../text/text';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog, type DialogProps } from './dialog';
import { expectShown } from '../story/expect-shown';

const onConfirm = fn();

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  args: { title: 'Create New Team Space', isOpen: false, onOpenChange: fn(), children: null },
  beforeEach: () => void onConfirm.mockClear(),
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

interface OpenerProps extends Pick<DialogProps, 'title' | 'size' | 'footer' | 'children'> {
  opens?: string;
  startsOpen?: boolean;
  isPending?: boolean;
}

/** A button and the dialog it opens. */
function Opener({ opens = 'New team space', startsOpen = false, isPending, footer, ...dialog }: OpenerProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const buttons = (
    <>
      <Button onPress={() => setOpen(false)}>Cancel</Button>
      <Button tone="accent" type="submit" form="new-team" isPending={isPending}>
        Create team
      </Button>
    </>
  );
  return (
    <>
      <Button onPress={() => setOpen(true)}>{opens}</Button>
      <Dialog {...dialog} isOpen={isOpen} onOpenChange={setOpen} footer={footer ?? buttons} />
    </>
  );
}

const fields = (count: number) =>
  Array.from({ length: count }, (_, place) => (
    <TextField key={place} label={`Player ${place + 1}`} name={`player-${place + 1}`} />
  ));

const newTeam = (
  <Form id="new-team" onSubmit={fn()}>
    <TextField label="Team name" name="name" autoFocus isRequired />
    <TextField label="Description" name="description" />
  </Form>
);

const title = 'Create New Team Space';
const inside = async (name = title) => within(await screen.findByRole('dialog', { name }));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Overview: Story = {
  render: () => (
    <Opener title={title} startsOpen>
      {newTeam}
    </Opener>
  ),
  play: () => expectShown(() => screen.getByRole('dialog')),
};

export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const Pending: Story = {
  render: () => (
    <Opener title={title} startsOpen isPending>
      {newTeam}
    </Opener>
  ),
};

export const LongContentScrollsBetweenHeadAndFoot: Story = {
  render: () => (
    <Opener
      title="Squad for the away match against Harbour Athletic in the quarter-final of the Northern Regional Schools Cup"
      startsOpen
    >
      <Stack gap="16">{fields(24)}</Stack>
    </Opener>
  ),
  play: async () => {
    const dialog = await inside(
      'Squad for the away match against Harbour Athletic in the quarter-final of the Northern Regional Schools Cup',
    );
    const last = dialog.getByLabelText('Player 24');
    last.focus();
    await expectShown(() => dialog.getByRole('heading'));
    const submit = dialog.getByRole('button', { name: 'Create team' }).getBoundingClientRect();
    await expect(submit.bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(submit.top);
  },
};

function DeletePage({ startsOpen = false, isPending = false }) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Delete page</Button>
      <ConfirmDialog
        title="Delete page"
        body="Are you sure you want to delete this page? This action cannot be undone."
        confirmLabel="Delete"
        isOpen={isOpen}
        onOpenChange={setOpen}
        onConfirm={onConfirm}
        isPending={isPending}
      />
    </>
  );
}

export const Confirmation: Story = {
  render: () => <DeletePage startsOpen />,
  play: () => expectShown(() => screen.getByRole('alertdialog')),
};

export const ConfirmationWithAWayBack: Story = {
  render: () => (
    <ConfirmDialog
      title="Delete page"
      body="Are you sure you want to delete this page? This action cannot be undone."
      detail="You can restore it from the bin for 30 days."
      confirmLabel="Delete"
      isOpen
      onOpenChange={fn()}
      onConfirm={onConfirm}
    />
  ),
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    const question = within(dialog).getByText(/^Are you sure/);
    const detail = within(dialog).getByText(/^You can restore it/);
    await waitFor(() => expect(detail).toBeVisible());
    await expect(detail.getBoundingClientRect().top).toBeGreaterThan(question.getBoundingClientRect().bottom);
    await expect(getComputedStyle(detail).color).not.toBe(getComputedStyle(question).color);
  },
};

export const FocusGoesInAndComesBack: Story = {
  render: () => <Opener title={title}>{newTeam}</Opener>,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Team name')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const ConfirmationStartsOnCancel: Story = {
  render: () => <DeletePage />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onConfirm).toHaveBeenCalledOnce();
  },
};

export const OneDialogOverAnother: Story = {
  render: () => (
    <Opener title={title} startsOpen>
      <DeletePage />
    </Opener>
  ),
  play: async () => {
    const dialog = await inside();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete page' }));
    await expectShown(() => screen.getByRole('alertdialog'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expectShown(() => screen.getByRole('dialog', { name: title }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Delete page' })).toHaveFocus());
  },
};

function LongPage({ children }: { children: ReactNode }) {
  return (
    <Stack gap="16">
      {Array.from({ length: 60 }, (_, place) => (
        <Text key={place}>Minute {place + 1}: ball won, ball lost.</Text>
      ))}
      {children}
    </Stack>
  );
}

export const ThePageUnderneathStaysWhereItIs: Story = {
  render: () => (
    <LongPage>
      <Opener title={title}>{newTeam}</Opener>
    </LongPage>
  ),
  play: async ({ canvas }) => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    const before = window.scrollY;
    await userEvent.click(canvas.getByRole('button'));
    await inside();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(window.scrollY).toBe(before);
  },
};

/** The drag handle precedes the dialog in its box. */
const grip = async () => {
  const { previousElementSibling: found } = await screen.findByRole('dialog');
  if (!found) throw new Error('no grip');
  return found;
};
const drag = async (down: number) => {
  const target = await grip();
  await fireEvent.pointerDown(target, { clientY: 100, pointerId: 1, button: 0 });
  await new Promise((resolve) => setTimeout(resolve, 400));
  await fireEvent.pointerMove(target, { clientY: 100 + down, pointerId: 1 });
  await fireEvent.pointerUp(target, { clientY: 100 + down, pointerId: 1 });
};

export const ASheetIsSwipedDownToClose: Story = {
  ...Overview,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await drag(60);
    await expectShown(() => screen.getByRole('dialog'));
    await drag(120);
    await gone();
  },
};
