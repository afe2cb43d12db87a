import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { GridPicker, type GridPickerProps } from './grid-picker';

function Grid({ rows, columns, ...props }: GridPickerProps) {
  const [size, setSize] = useState({ rows, columns });
  return <GridPicker {...props} {...size} onChange={setSize} />;
}

const meta = {
  title: 'Editor/Grid picker',
  component: GridPicker,
  args: { rows: 3, columns: 3, max: 20, onChange: fn(), onPick: fn() },
  render: Grid,
} satisfies Meta<typeof GridPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const TheCellUnderThePointerIsTheLast: Story = {
  play: async ({ canvasElement, args }) => {
    const grid = canvasElement.querySelector('[aria-hidden="true"]');
    if (!grid) throw new Error('no grid');
    const { left, top } = grid.getBoundingClientRect();
    await fireEvent.pointerUp(grid, { clientX: left + 14 * 4 - 3, clientY: top + 14 * 2 - 3 });
    await expect(args.onPick).toHaveBeenCalledWith({ rows: 2, columns: 4 });
  },
};
