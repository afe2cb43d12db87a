import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Grid } from '../layout/grid';
import { Stack } from '../layout/stack';
import { InState, type InStateProps } from '../story/in-state';
import { Text } from '../text/text';
import { InlineEdit, type InlineEditProps } from './inline-edit';

const onSave = fn();

function Editable({ start = 'Set pieces' }) {
  const [value, setValue] = useState(start);
  const save = (typed: string) => {
    onSave(typed);
    setValue(typed);
  };
  return <InlineEdit label="Category" value={value} onSave={save} placeholder="Name it" />;
}

const meta = {
  title: 'Forms/Inline edit',
  component: InlineEdit,
  args: { label: 'Category', value: 'Set pieces', onSave },
  render: () => <Editable />,
} satisfies Meta<typeof InlineEdit>;
export default meta;
type Story = StoryObj<typeof meta>;

const states: (Partial<InlineEditProps> & { caption: string; is?: InStateProps['is'] })[] = [
  { caption: 'At rest' },
  { caption: 'Under the pointer', is: 'hovered' },
  { caption: 'With the focus', is: 'focus-visible' },
  { caption: 'Empty', value: '', placeholder: 'Add a description' },
  { caption: 'Being saved', isPending: true },
  { caption: 'Not saved', error: 'The name was not saved. Try again.' },
  { caption: 'Only to read', isReadOnly: true },
  { caption: 'As a heading', value: 'Falcons U18', size: 'heading' },
  {
    caption: 'Long',
    value: 'Words that somebody made so long that they go on in the next line, and in the one after that',
  },
];

export const Overview: Story = {
  render: (args) => (
    <Grid columns={[1, 2, 3]} gap="32">
      {states.map(({ caption, is, ...props }) => {
        const edit = <InlineEdit {...args} label={caption} {...props} />;
        return (
          <Stack gap="4" key={caption}>
            <Text size="12" tone="muted">
              {caption}
            </Text>
            {is ? <InState is={is}>{edit}</InState> : edit}
          </Stack>
        );
      })}
    </Grid>
  ),
};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

const open = async (canvas: { getByRole: (role: string) => HTMLElement }) => {
  onSave.mockClear();
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
};

export const EnterSavesAndGivesTheFocusBack: Story = {
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.keyboard(' Kick-offs {Enter}');
    await expect(onSave.mock.calls).toEqual([['Kick-offs']]);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Category: Kick-offs' })).toHaveFocus());
  },
};

export const EscapeLeavesItAsItWas: Story = {
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.keyboard('Something else{Escape}');
    await expect(onSave).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Category: Set pieces' })).toHaveFocus());
  },
};

export const LeavingSaves: Story = {
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.keyboard('Restarts');
    await userEvent.tab();
    await expect(onSave.mock.calls).toEqual([['Restarts']]);
  },
};

export const WhatDidNotChangeIsNotSaved: Story = {
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.keyboard('{Enter}');
    await expect(onSave).not.toHaveBeenCalled();
  },
};

export const WhatCouldNotBeSavedStays: Story = {
  render: () => <Failing />,
  play: async ({ canvas }) => {
    await open(canvas);
    await userEvent.keyboard('Restarts{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Not saved');
    await userEvent.click(canvas.getByRole('button', { name: 'Category: Restarts' }));
    await expect(canvas.getByRole('textbox')).toHaveValue('Restarts');
    await userEvent.keyboard('{Enter}');
    await expect(onSave.mock.calls).toEqual([['Restarts'], ['Restarts']]);
  },
};

function Failing() {
  const [error, setError] = useState<string>();
  const save = (typed: string) => {
    onSave(typed);
    setError('Not saved');
  };
  return <InlineEdit label="Category" value="Set pieces" onSave={save} error={error} />;
}

/** Tested with one word, a heading and several lines. */
export const NothingJumpsWhenItBecomesAField: Story = {
  render: (args) => (
    <Grid columns={[1, 3, 3]} gap="24">
      <InlineEdit {...args} label="A word" />
      <InlineEdit {...args} label="A heading" value="Falcons U18" size="heading" />
      <InlineEdit {...args} label="Lines" value={'Defence in our own twenty-two, '.repeat(8).trim()} />
    </Grid>
  ),
  play: async ({ canvas }) => {
    for (const name of ['A word', 'A heading', 'Lines']) {
      const before = canvas.getByRole('button', { name: new RegExp(name) }).getBoundingClientRect();
      await userEvent.click(canvas.getByRole('button', { name: new RegExp(name) }));
      const after = canvas.getByRole('textbox').getBoundingClientRect();
      await expect([after.top, after.left, after.height]).toEqual([before.top, before.left, before.height]);
      await userEvent.keyboard('{Escape}');
    }
  },
};
