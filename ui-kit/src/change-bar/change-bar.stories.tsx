import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Prose } from '../prose/prose';
import { ChangeBar } from './change-bar';

const html = `<div data-change="current"><p>Whoever wins the toss <del>takes the slope</del> <ins>plays with the wind first</ins>.</p></div>
<ol><li data-change="">We exit in <del>two phases</del> <ins>one phase</ins>.</li><li>Win the race.</li></ol>
<div data-change="" role="group" aria-label="Changed"><hr></div>`;

const meta = {
  title: 'Data/Change bar',
  component: ChangeBar,
  args: {
    label: 'Changes',
    previousLabel: 'Previous change (P)',
    nextLabel: 'Next change (N)',
    doneLabel: 'Done',
    onStep: fn(),
    onDone: fn(),
    children: (
      <>
        <b>2</b> of <b>3</b> changes since 17 Nov
      </>
    ),
  },
  render: (args) => (
    <>
      <Prose html={html} />
      <ChangeBar {...args} />
    </>
  ),
} satisfies Meta<typeof ChangeBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Next change (N)' }));
    await expect(args.onStep).toHaveBeenCalledWith(1);
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };
export const NothingToStepThrough: Story = {
  args: { onStep: undefined, children: 'Most of this page is new.' },
};
