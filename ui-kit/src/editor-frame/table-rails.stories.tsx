import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { EditorFrame } from './editor-frame';
import { TableRails } from './table-rails';

const cell = (words: string) => `<td contenteditable="true">${words}</td>`;
const rows = [
  ['Our 22', 'Box kick on the second'],
  ['Halfway', 'Two passes, then kick'],
].map((words) => `<tr>${words.map(cell).join('')}</tr>`);

function fill(page: HTMLElement | null) {
  if (page)
    page.innerHTML = `<div data-scroll><table><thead><tr><th>Zone</th><th>With the ball</th></tr></thead>
      <tbody>${rows.join('')}</tbody></table></div>`;
}

const entry = (id: string, label: string) => ({ id, label, onAction: fn() });

const meta = {
  title: 'Editor/Table rails',
  component: TableRails,
  args: {
    table: { top: 24, left: 48, width: 240, height: 130 },
    row: { label: 'Row options', middle: 66, items: [entry('below', 'Insert row below')] },
    column: { label: 'Column options', middle: 60, items: [entry('after', 'Insert column right')] },
    addRowLabel: 'Add row',
    addColumnLabel: 'Add column',
    onAddRow: fn(),
    onAddColumn: fn(),
  },
  render: (rails) => (
    <EditorFrame label="Content" toolbar={null} pageRef={fill}>
      <TableRails {...rails} />
    </EditorFrame>
  ),
} satisfies Meta<typeof TableRails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const AColumnThatIsScrolledAwayHasNoHandle: Story = {
  args: { column: { label: 'Column options', middle: undefined, items: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Column options' })).toBeNull();
  },
};

export const RowsAreAddedAndMenusOpen: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add row' }));
    await expect(args.onAddRow).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Row options' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Insert row below' }));
    await expect(canvas.getByRole('button', { name: 'Row options' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
};
