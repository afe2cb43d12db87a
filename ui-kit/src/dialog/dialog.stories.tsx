import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button';
import { Form } from '../form/form';
import { TextField } from '../text-field/text-field';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';

const onConfirm = fn();

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  args: { title: 'Create New Team Space', isOpen: false, onOpenChange: fn(), children: null },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

function NewTeam({ startsOpen = false }) {
  const [isOpen, setOpen] = useState(startsOpen);
  const footer = (
    <>
      <Button onPress={() => setOpen(false)}>Cancel</Button>
      <Button tone="accent" type="submit" form="new-team">
        Create team
      </Button>
    </>
  );
  return (
    <>
      <Button onPress={() => setOpen(true)}>New team space</Button>
      <Dialog title="Create New Team Space" isOpen={isOpen} onOpenChange={setOpen} footer={footer}>
        <Form id="new-team" onSubmit={() => setOpen(false)}>
          <TextField label="Team name" name="name" autoFocus isRequired />
          <TextField label="Description" name="description" />
        </Form>
      </Dialog>
    </>
  );
}

function DeletePage({ startsOpen = false }) {
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
      />
    </>
  );
}

export const Overview: Story = {
  render: () => <NewTeam startsOpen />,
  play: async () => expect(await screen.findByRole('dialog')).toBeVisible(),
};
export const Confirmation: Story = {
  render: () => <DeletePage startsOpen />,
  play: async () => expect(await screen.findByRole('alertdialog')).toBeVisible(),
};

export const FocusGoesInAndComesBack: Story = {
  render: () => <NewTeam />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByLabelText('Team name')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const ConfirmationStartsOnCancel: Story = {
  render: () => <DeletePage />,
  play: async ({ canvas }) => {
    onConfirm.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onConfirm).toHaveBeenCalledOnce();
  },
};
