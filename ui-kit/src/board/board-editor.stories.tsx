import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/button';
import { FullScreenDialog } from '../dialog/full-screen-dialog';
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

/** The parts of an editor of boards in a dialog that fills the screen. */
function Editor() {
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
        onKeyDown={fn()}
        tools={[<Button key="undo">Undo</Button>, <Button key="add">Add</Button>]}
        pitch={
          <BoardCanvas
            svg={drawing}
            surface="grass"
            box={[x, y, width, height]}
            label="Board"
            canvasRef={null}
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

/** The pitch is not mirrored: left and right of a play stay where they are. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
