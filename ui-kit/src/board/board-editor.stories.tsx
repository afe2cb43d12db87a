import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button';
import { FullScreenDialog } from '../dialog/full-screen-dialog';
import { storyBoard } from '../picture/story-board';
import { TextField } from '../text-field/text-field';
import { BoardCanvas } from './board-canvas';
import { BoardBar, BoardBarItem, BoardEditorFrame } from './board-editor-frame';
import { BoardSteps } from './board-steps';
import { storyBoards } from './story-boards.generated';

const texts = {
  steps: 'Steps',
  play: 'Play',
  stop: 'Stop',
  next: 'Next',
  nextStep: 'Next step',
  addStep: 'Next, adds a step',
};
const items = ['Start', '1', '2', '3'].map((label) => ({
  label,
  name: label === 'Start' ? label : `Step ${label}`,
  isWarned: label === '2',
}));

const drawing = storyBoards.find(({ sport }) => sport === 'soccer')?.first ?? '';
const [x = 0, y = 0, width = 1, height = 1] = (/viewBox="([^"]*)"/.exec(drawing)?.[1] ?? '')
  .split(' ')
  .map(Number);

const whole = { x, y, width, height, turns: 0 };
const turned = { x: x + width / 4, y: y + height / 4, width: width / 2, height: height / 4, turns: 1 };

/** The parts of an editor of boards in a dialog that fills the screen. */
function Editor({ behind, isAdjusted = false }: { behind?: string; isAdjusted?: boolean }) {
  const [isOpen, setOpen] = useState(true);
  const [selected, setSelected] = useState(1);
  return (
    <FullScreenDialog
      title="Overlap"
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      closeLabel="Close"
      action={<Button tone="accent">Done</Button>}
    >
      <BoardEditorFrame
        isDrawing={!isAdjusted}
        onKeyDown={fn()}
        tools={[<Button key="undo">Undo</Button>, <Button key="add">Add</Button>]}
        pitch={
          <BoardCanvas
            svg={drawing}
            surface="grass"
            box={[x, y, width, height]}
            label="Board"
            canvasRef={null}
            behind={
              behind === undefined
                ? undefined
                : { src: behind, onError: fn(), place: isAdjusted ? turned : whole, isAdjusted }
            }
            onKeyDown={fn()}
          >
            <g role="button" aria-label="8, has the ball" tabIndex={0} data-grip="8">
              <circle cx={0} cy={0} r={30} data-i="run" strokeWidth={3} />
            </g>
          </BoardCanvas>
        }
        steps={
          <BoardSteps
            texts={texts}
            items={items}
            selected={selected}
            onSelect={setSelected}
            onNext={() => setSelected(selected + 1)}
            isPlaying={false}
            onPlayingChange={fn()}
          />
        }
        details={
          <BoardBar>
            <BoardBarItem width="grow">
              <TextField label="What happens in step 1?" isLabelHidden />
            </BoardBarItem>
          </BoardBar>
        }
      />
    </FullScreenDialog>
  );
}

const meta = { title: 'Data/Board editor', component: Editor } satisfies Meta<typeof Editor>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The steps are tabs; Next adds a step only after the last one. */
export const Overview: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement.ownerDocument.body);
    const step = await screen.findByRole('tab', { name: 'Step 1' });
    await expect(step).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Next step' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next step' }));
    await expect(screen.getByRole('tab', { name: 'Step 3' })).toHaveAttribute('aria-selected', 'true');
    await expect(screen.getByRole('button', { name: 'Next, adds a step' })).toBeVisible();
  },
};

/** A picture that is traced is under the lines of the pitch, whose ground is clear. */
export const Tracing: Story = {
  args: { behind: storyBoard },
  play: async ({ canvasElement }) => {
    const picture = await waitFor(() => {
      const found = canvasElement.ownerDocument.querySelector<HTMLImageElement>('[role="application"] img');
      if (!found) throw new Error('There is no picture');
      return found;
    });
    await expect(getComputedStyle(picture).opacity).toBe('0.35');
    const ground = canvasElement.ownerDocument.querySelector('[data-drawing] [data-f="ground"]');
    await expect(ground && getComputedStyle(ground).fill).toBe('rgba(0, 0, 0, 0)');
  },
};

/** While a picture is adjusted, the board has the focus, and what draws on it cannot be used. */
export const Adjusting: Story = {
  args: { behind: storyBoard, isAdjusted: true },
  play: async ({ canvasElement }) => {
    const board = await within(canvasElement.ownerDocument.body).findByRole('application');
    board.focus();
    await expect(board).toHaveFocus();
    await expect(getComputedStyle(board).touchAction).toBe('none');
    const picture = board.querySelector('img');
    const [on, at] = [board.getBoundingClientRect(), picture?.getBoundingClientRect()];
    // Turned by a quarter, it still fits into its box.
    await expect(at?.width).toBeCloseTo(on.width / 2, 0);
    await expect(at?.height).toBeCloseTo(on.height / 4, 0);
    await expect(at?.left).toBeCloseTo(on.left + on.width / 4, 0);
    await expect(board.closest('[role="dialog"]')?.querySelectorAll('[inert]')).toHaveLength(2);
  },
};

/** The pitch is not mirrored: left and right of a play stay where they are. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
