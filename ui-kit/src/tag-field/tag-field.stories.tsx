import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { Form } from '../form/form';
import { Grid } from '../layout/grid';
import { Stack } from '../layout/stack';
import { expectShown } from '../story/expect-shown';
import { InState } from '../story/in-state';
import { TagField, type TagFieldProps } from './tag-field';

const suggestions = ['attack', 'defence', 'lineout', 'whiteboard', 'kick-off'];

const onSubmit = fn<(values: Record<string, string>, data: FormData) => void>();

const meta = {
  title: 'Forms/Tag field',
  component: TagField,
  args: {
    label: 'Tags',
    value: ['attack', 'whiteboard'],
    suggestions,
    suggestFrom: 2,
    maxTags: 50,
    maxLength: 50,
    placeholder: 'Add tags for filtering...',
    onChange: () => undefined,
  },
} satisfies Meta<typeof TagField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Tags({ start = ['attack'], ...props }: Partial<TagFieldProps> & { start?: string[] }) {
  const [value, onChange] = useState(start);
  return <TagField {...meta.args} {...props} value={value} onChange={onChange} />;
}

const many = Array.from({ length: 12 }, (_, place) => `label ${place + 1}`);
const longest = 'a tag that is as long as a tag can be, fifty signs';

export const Overview: Story = {
  render: () => (
    <Stack gap="48">
      <Grid columns={[1, 2, 3]} gap="24">
        <Tags isFramed label="Empty" start={[]} />
        <Tags isFramed label="Filled" description="What the page is found by." />
        <InState is="hovered" target="[role=group]">
          <Tags isFramed label="Under the pointer" />
        </InState>
        <InState is="focus-visible" target="[role=group]">
          <Tags isFramed label="With the focus" />
        </InState>
        <Tags isFramed label="Refused" start={[]} error="Add at least one tag" isRequired />
        <Tags isFramed label="Disabled" isDisabled />
        <Tags isFramed label="Only to read" start={['attack', 'whiteboard']} isReadOnly />
        <Tags isFramed label="Many" start={[...many, longest]} />
      </Grid>
      <Grid columns={[1, 2, 3]} gap="24">
        <Tags start={[]} />
        <Tags start={['attack', 'whiteboard']} />
        <InState is="focus-visible" target="input">
          <Tags />
        </InState>
        <Tags start={['attack', 'whiteboard']} isReadOnly />
        <Tags start={[...many, longest]} />
      </Grid>
    </Stack>
  ),
};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

function InADialog() {
  return (
    <Dialog title="New page" isOpen onOpenChange={() => undefined}>
      <Tags isFramed />
    </Dialog>
  );
}

export const ADialogDoesNotClipItsSuggestions: Story = {
  render: () => <InADialog />,
  play: async () => {
    const field = await screen.findByRole('combobox');
    await userEvent.type(field, 'de');
    const option = await screen.findByRole('option', { name: 'defence' });
    await expectShown(() => option);
    const { left, top, width, height } = option.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(option);
    await userEvent.click(option);
    await expect(screen.getByText('defence')).toBeVisible();
    await expect(field).toHaveFocus();
  },
};

export const ArrowsChooseEnterAdds: Story = {
  render: () => <Tags />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ou');
    await expectShown(() => screen.getByRole('option', { name: 'lineout' }));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByText('lineout')).toBeVisible();
    await expect(canvas.getByRole('combobox')).toHaveValue('');
  },
};

export const ANoteIsShownBelowTheSuggestions: Story = {
  render: () => <Tags suggestionsNote="Loading the tags..." />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ou');
    await expectShown(() => screen.getByText('Loading the tags...', { selector: '[aria-hidden]' }));
    await expect(screen.getByRole('status')).toHaveTextContent('Loading the tags...');
  },
};

export const EscapeCancels: Story = {
  render: () => <Tags />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'scrum{Escape}');
    await userEvent.tab();
    await expect(canvas.queryByText('scrum')).toBeNull();
  },
};

export const LeavingAdds: Story = {
  render: () => <Tags />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'scrum');
    await userEvent.tab();
    await expect(canvas.getByText('scrum')).toBeVisible();
  },
};

export const EveryTagIsSentWithItsForm: Story = {
  render: () => (
    <Form onSubmit={onSubmit} errors={{ tags: 'Two of these are one' }}>
      <Tags isFramed name="tags" start={['attack', 'whiteboard']} />
      <Button type="submit">Save</Button>
    </Form>
  ),
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(onSubmit.mock.calls[0]?.[1].getAll('tags')).toEqual(['attack', 'whiteboard']);
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Two of these are one');
  },
};
