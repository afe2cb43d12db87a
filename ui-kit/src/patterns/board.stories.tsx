import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Badge } from '../badge/badge';
import { Board } from '../board/board';
import { BoardControls } from '../board/board-controls';
import { BoardDrawingFrame, BoardPlayerFrame } from '../board/board-player-frame';
import { BoardWords } from '../board/board-words';
import { storyBoards } from '../board/story-boards.generated';
import { Heading } from '../heading/heading';
import { IconButton } from '../icon-button/icon-button';
import { BackIcon, MoreIcon } from '../icons/icons';
import { Container } from '../layout/container';
import { Spacer } from '../layout/bits';
import { PageFrame } from '../layout/page-frame';
import { Stack } from '../layout/stack';
import { Shell } from '../story/shell';
import { Text } from '../text/text';

const captions = ['8 finds 7 between the lines; 2 goes at once', '7 carries inside', '2 crosses for 9'];
const steps = captions.map((caption, index) => ({ count: `${index + 1}/${captions.length}`, caption }));
const drawing = storyBoards.find(({ sport }) => sport === 'soccer')?.first ?? '';

function PlayScreen() {
  const [step, setStep] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const position = useRef<HTMLInputElement>(null);
  const player = useRef<HTMLDivElement>(null);
  const goTo = (next: number) => setStep(Math.min(Math.max(next, 0), steps.length - 1));
  return (
    <Shell>
      <Container width="page">
        <PageFrame
          bar={
            <>
              <IconButton label="Back to plays" icon={BackIcon} />
              <Spacer />
              <IconButton label="More actions" icon={MoreIcon} />
            </>
          }
          trail={<Text size="14">Harbour Athletic</Text>}
          title={
            <Heading level={1} size="36">
              Overlap on the right
            </Heading>
          }
          details={
            <Text size="14" tone="muted">
              Mara Okafor, updated yesterday
            </Text>
          }
          tags={<Badge tone="accent">4-3-3</Badge>}
        >
          <Stack gap="16">
            <BoardPlayerFrame frameRef={player} isFullScreen={false}>
              <BoardDrawingFrame>
                <Board svg={drawing} label="Tactics board, soccer" />
              </BoardDrawingFrame>
              <BoardControls
                texts={{
                  play: 'Play',
                  pause: 'Pause',
                  nextStep: 'Next step',
                  previousStep: 'Previous step',
                  position: 'Position',
                  speed: 'Speed',
                  repeat: 'Repeat',
                  fullScreen: 'Full screen',
                  leaveFullScreen: 'Leave full screen',
                }}
                seconds={12}
                positionRef={position}
                isPlaying={isPlaying}
                onPlayingChange={setPlaying}
                onPreviousStep={() => goTo(step - 1)}
                onNextStep={() => goTo(step + 1)}
                onSeek={(seconds) => goTo(Math.floor(seconds / 4))}
                step={steps[step] ?? { count: '', caption: '' }}
                steps={steps}
                speed="1×"
                onSpeedChange={() => undefined}
                isRepeating={false}
                onRepeatingChange={() => undefined}
                isFullScreen={false}
                onFullScreenChange={() => undefined}
              />
            </BoardPlayerFrame>
            <BoardWords label="In words" start="7 against 6." steps={captions} />
          </Stack>
        </PageFrame>
      </Container>
    </Shell>
  );
}

/** A play: the board first, its controls below at one height for all steps, and the words of each step for users who cannot see it. */
const meta = {
  title: 'Patterns/Board',
  component: PlayScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PlayScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const TheNextStepHasItsCaption: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next step' }));
    await expect(canvas.getByText('7 carries inside', { selector: '[aria-live] *' })).toBeVisible();
  },
};
