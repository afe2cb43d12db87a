import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { MentionArea } from './mention-area';

const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 2'%3E%3Cpath fill='teal' d='M0 0h2v2H0z'/%3E%3C/svg%3E";
const people = [
  { name: 'mara.okafor', label: 'Mara Okafor', picture },
  { name: 'jonas.lind', label: 'Jonas Lind' },
  { name: 'aiko.tan', label: 'Aiko Tan' },
];

interface ExampleProps {
  initial?: string;
  onType?: (typed: string | undefined) => void;
}

function Example({ initial = '', onType }: ExampleProps) {
  const [text, setText] = useState(initial);
  return (
    <MentionArea
      label="Comment"
      value={text}
      onChange={setText}
      suggestionsLabel="People"
      onType={onType}
      suggest={(typed) => people.filter(({ name }) => name.includes(typed.toLowerCase()))}
    />
  );
}

const meta = {
  title: 'Forms/Mention area',
  component: MentionArea,
  args: {
    label: 'Comment',
    value: '',
    onChange: () => undefined,
    suggestionsLabel: 'People',
    suggest: () => [],
    onType: fn(),
  },
  render: ({ onType }) => <Example onType={onType} />,
} satisfies Meta<typeof MentionArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Ask @');
    await expect(await canvas.findAllByRole('option')).toHaveLength(3);
    await expect(args.onType).toHaveBeenLastCalledWith('');
  },
};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const EnterTakesAName: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'Ask @o');
    await expect(await canvas.findAllByRole('option')).toHaveLength(3);
    await userEvent.keyboard('{ArrowDown}{Enter}about it');
    await expect(field).toHaveValue('Ask @jonas.lind about it');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

export const WhatIsTypedRightAfterwardsStandsBehindTheName: Story = {
  render: () => <Example initial="Ask @o, please" />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox');
    field.focus();
    field.setSelectionRange(6, 6);
    await userEvent.keyboard('n{Enter}');
    await expect(field.selectionStart).toBe(field.value.indexOf(', please'));
  },
};

export const EscapeGoesOnTyping: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '@mara');
    await expect(await canvas.findByRole('option', { name: /Mara/ })).toBeVisible();
    await userEvent.keyboard('{Escape}{Enter}next line');
    await expect(field).toHaveValue('@mara\nnext line');
  },
};

export const APressTakesAName: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '@ai');
    await userEvent.click(await canvas.findByRole('option', { name: /Aiko/ }));
    await expect(field).toHaveValue('@aiko.tan ');
    await expect(field).toHaveFocus();
  },
};
