import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { BlockGrip, DropLine } from './block-grip';
import { EditorFrame } from './editor-frame';

function fill(page: HTMLElement | null) {
  if (page) page.innerHTML = '<p>Four calls, one shape.</p><p>Everybody knows it before the walk.</p>';
}

const meta = {
  title: 'Editor/Block grip',
  component: BlockGrip,
  args: {
    label: 'Drag to move',
    top: 74,
    isDragging: false,
    onTake: fn(),
    onDrag: fn(),
    onDrop: fn(),
    onCancel: fn(),
  },
  render: (grip) => (
    <EditorFrame label="Content" toolbar={null} pageRef={fill}>
      <BlockGrip {...grip} />
      {grip.isDragging && <DropLine top={150} />}
    </EditorFrame>
  ),
} satisfies Meta<typeof BlockGrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const Dragging: Story = { args: { isDragging: true } };

export const RightToLeft: Story = { ...Dragging, globals: { direction: 'rtl' } };

export const TheOtherButtonsOfAMouseTakeNothing: Story = {
  play: async ({ canvas, args }) => {
    await fireEvent.pointerDown(canvas.getByTitle('Drag to move'), { button: 2, pointerId: 1 });
    await expect(args.onTake).not.toHaveBeenCalled();
  },
};
