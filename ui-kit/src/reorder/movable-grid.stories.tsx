import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Heading } from '../heading/heading';
import { Card } from '../layout/card';
import { Stack } from '../layout/stack';
import { PictureCard } from '../picture-card/picture-card';
import { storyBoard } from '../picture/story-board';
import { InState } from '../story/in-state';
import { Text } from '../text/text';
import type { MovableItem } from './movable-item';
import { movedBy } from './moved-by';
import { MovableGrid, type MovableGridProps } from './movable-grid';

const pages: MovableItem[] = [
  { id: 'calls', title: 'Lineout calls', group: 1 },
  { id: 'maul', title: 'Driving maul: entry and exits', group: 1 },
  { id: 'scrum', title: 'Scrum: the engagement', group: 1 },
  { id: 'below', title: 'In a category below', group: 2 },
];
const texts = {
  menuOf: (title: string) => `Actions for ${title}`,
  earlier: 'Move earlier',
  later: 'Move later',
  moved: (title: string, place: number) => `${title}, ${place} of 4`,
};
const card = ({ title }: MovableItem) => (
  <Card href="#page">
    <Stack gap="8">
      <Heading level={2} size="16" truncate>
        {title}
      </Heading>
      <Text size="14" tone="muted" lines={3}>
        Everyone knows the call before the walk.
      </Text>
      <Text size="12" tone="muted">
        Maeve Brennan · 17 days ago
      </Text>
    </Stack>
  </Card>
);

const onMove = fn();

function Movable(props: Partial<MovableGridProps<MovableItem>>) {
  const [ids, setIds] = useState(pages.map(({ id }) => id));
  const items = ids.flatMap((id) => pages.filter((page) => page.id === id));
  return (
    <MovableGrid
      label="Pages"
      columns={[1, 2, 3]}
      gap="16"
      menuAt="bottom"
      texts={texts}
      {...props}
      items={items}
      onMove={(move) => {
        onMove(move);
        setIds((order) => movedBy(order, move.id, order.indexOf(move.anchorId) - order.indexOf(move.id)));
      }}
    >
      {props.children ?? card}
    </MovableGrid>
  );
}

const meta = {
  title: 'Data/Movable grid',
  component: Movable,
  beforeEach: () => void onMove.mockClear(),
} satisfies Meta<typeof Movable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: () => (
    <Stack gap="24">
      <InState is="hovered" target="li:nth-child(2)">
        <Movable />
      </InState>
      <InState is="focus-visible" target="li:nth-child(1) a">
        <Movable label="Plays" menuAt="top">
          {({ title }) => <PictureCard title={title} href="#play" picture={{ src: storyBoard }} />}
        </Movable>
      </InState>
    </Stack>
  ),
};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const order = (canvas: Canvas) =>
  canvas.getAllByRole('listitem').map((item) => item.getAttribute('data-id') ?? '');

export const AltAndArrowsMoveACardAndItKeepsTheFocus: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: /Lineout/ }).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
    await waitFor(() => expect(order(canvas)).toEqual(['maul', 'scrum', 'calls', 'below']));
    await expect(canvas.getByRole('link', { name: /Lineout/ })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Lineout calls, 3 of 4');
    await expect(onMove.mock.calls).toEqual([
      [{ id: 'calls', side: 'after', anchorId: 'maul' }],
      [{ id: 'calls', side: 'after', anchorId: 'scrum' }],
    ]);
  },
};

export const ACardDoesNotLeaveItsGroup: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: /Scrum/ }).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await userEvent.click(canvas.getByRole('button', { name: /In a category below/ }));
    await expect(await screen.findByRole('menuitem', { name: /earlier/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard('{Escape}');
    await expect(onMove).not.toHaveBeenCalled();
  },
};

export const TheMenuMovesACardAndItsButtonKeepsTheFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Lineout calls' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /later/ }));
    await waitFor(() => expect(order(canvas)).toEqual(['maul', 'calls', 'scrum', 'below']));
    await waitFor(() => expect(canvas.getByRole('button', { name: /Lineout/ })).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('Lineout calls, 2 of 4');
  },
};

/** Starts to drag a card; `send` dispatches a drag event to the card of a name. */
async function startDrag(canvas: Canvas, dragged: RegExp) {
  const linkOf = (name: RegExp) => canvas.getByRole('link', { name });
  const dataTransfer = new DataTransfer();
  const send = (kind: string, name: RegExp) =>
    linkOf(name).dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }));
  send('dragstart', dragged);
  await waitFor(() => expect(linkOf(dragged).closest('li')).toHaveStyle({ opacity: '0.5' }));
  return send;
}

export const ADraggedCardStaysWhereItIsWhileALargerOneIsBelowThePointer: Story = {
  play: async ({ canvas }) => {
    const send = await startDrag(canvas, /Scrum/);
    send('dragover', /Lineout/);
    await waitFor(() => expect(order(canvas)[0]).toBe('scrum'));
    send('dragover', /Lineout/);
    send('drop', /Lineout/);
    await waitFor(() =>
      expect(onMove.mock.calls).toEqual([[{ id: 'scrum', side: 'before', anchorId: 'calls' }]]),
    );
  },
};

export const ADropInAnotherGroupOrOnTheOwnPlaceMovesNothing: Story = {
  play: async ({ canvas }) => {
    const send = await startDrag(canvas, /Scrum/);
    send('dragover', /In a category below/);
    send('drop', /In a category below/);
    await expect(order(canvas)).toEqual(['calls', 'maul', 'scrum', 'below']);
    await expect(onMove).not.toHaveBeenCalled();
  },
};
