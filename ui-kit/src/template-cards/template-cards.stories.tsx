import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/button';
import { InState } from '../story/in-state';
import { Stack } from '../layout/stack';
import { TemplateCards, type TemplateCard } from './template-cards';

const items: TemplateCard[] = [
  { id: 'plan', label: 'Match plan', description: 'How we win, by zone, watch for, bench', sketch: 'plan' },
  {
    id: 'session',
    label: 'Session plan',
    description: 'Aim, timed blocks, kit, coaching points',
    sketch: 'session',
  },
  {
    id: 'report',
    label: 'Opposition report',
    description: 'In numbers, strengths, who to watch',
    sketch: 'report',
  },
  { id: 'blank', label: 'Blank', description: 'An empty page', sketch: 'blank' },
];
const more: TemplateCard[] = [
  { id: 'menu', label: 'Lineout menu', description: 'Saved by Maeve Brennan' },
  {
    id: 'long',
    label: 'A template with a name that somebody made so long that it does not fit into one line',
    description: 'Saved by a former member',
  },
  { id: 'review', label: 'Match review', description: 'Saved by Daniel Kerr' },
];

const meta = {
  title: 'Forms/Template cards',
  component: TemplateCards,
  args: { label: 'Start from', value: 'blank', items, onChange: fn() },
} satisfies Meta<typeof TemplateCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: (args) => (
    <Stack gap="32">
      <TemplateCards
        {...args}
        value="plan"
        more={more}
        moreTitle="Templates of Harbour RFC First XV"
        moreAction={
          <Button size="small" tone="quiet">
            Manage
          </Button>
        }
      />
      <TemplateCards {...args} label="Chosen below" value="menu" more={more} moreTitle="Templates" />
      <InState is="hovered">
        <TemplateCards {...args} label="Under the pointer" />
      </InState>
      <InState is="focus-visible">
        <TemplateCards {...args} label="With the focus" />
      </InState>
    </Stack>
  ),
};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

function Chooser(props: { onChange: (id: string) => void }) {
  const [value, setValue] = useState('blank');
  const choose = (id: string) => {
    setValue(id);
    props.onChange(id);
  };
  return (
    <TemplateCards
      label="Start from"
      value={value}
      onChange={choose}
      items={items}
      more={more}
      moreTitle="Templates"
    />
  );
}

export const ArrowsChoose: Story = {
  render: ({ onChange }) => <Chooser onChange={onChange} />,
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /Blank/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('menu');
    await expect(canvas.getByRole('radio', { name: /Lineout menu/ })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: /Blank/ })).toBeChecked();
  },
};

export const PressChooses: Story = {
  render: ({ onChange }) => <Chooser onChange={onChange} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('Match plan'));
    await expect(canvas.getByRole('radio', { name: /Match plan/ })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith('plan');
  },
};
