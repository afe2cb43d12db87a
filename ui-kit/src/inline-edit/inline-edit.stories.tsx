import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Grid } from '../layout/grid';
import { InState } from '../story/in-state';
import { InlineEdit } from './inline-edit';

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

export const Overview: Story = {
  render: (args) => (
    <Grid columns={[1, 2, 2]} gap="24">
      <InlineEdit {...args} label="At rest" />
      <InState is="hovered">
        <InlineEdit {...args} label="Under the pointer" />
      </InState>
      <InState is="focus-visible">
        <InlineEdit {...args} label="With the focus" />
      </InState>
      <InlineEdit {...args} label="Empty" value="" placeholder="Add a description" />
      <InlineEdit {...args} label="Being saved" isPending />
      <InlineEdit {...args} label="Refused" error="The name was not saved. Try again." />
      <InlineEdit {...args} label="Only to read" isReadOnly />
      <InlineEdit {...args} label="As a heading" value="Falcons U18" size="heading" />
      <InlineEdit
        {...args}
        label="Long"
        value="Words that somebody made so long that they go on in the next line, and in the one after that on a phone"
      />
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

export const NothingJumpsWhenItBecomesAField: Story = {
  play: async ({ canvas }) => {
    const before = canvas.getByRole('button').getBoundingClientRect();
    await open(canvas);
    const after = canvas.getByRole('textbox').getBoundingClientRect();
    await expect([after.top, after.left, after.height]).toEqual([before.top, before.left, before.height]);
  },
};
