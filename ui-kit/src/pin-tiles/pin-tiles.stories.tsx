import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { PageIcon, WhiteboardIcon } from '../icons/icons';
import { Stack } from '../layout/stack';
import { InState } from '../story/in-state';
import { storyBoard } from '../picture/story-board';
import { PinTiles, type PinTile } from './pin-tiles';

const tiles: PinTile[] = [
  {
    id: 'lineout',
    href: '#1',
    title: 'Lineout calls: the five-man menu',
    detail: 'Maeve Brennan · 17 days ago',
    icon: WhiteboardIcon,
  },
  {
    id: 'defence',
    href: '#2',
    title: 'Defence system: press, then drift',
    detail: 'Daniel Kerr · 26 days ago',
    icon: PageIcon,
  },
  {
    id: 'lighthouse',
    href: '#3',
    title: 'Lighthouse',
    detail: 'Play · Off the lineout',
    icon: PageIcon,
    picture: storyBoard,
  },
];
const long: PinTile = {
  id: 'long',
  href: '#4',
  title: 'A title that somebody made so long that it goes on in the next line, and in the one after that',
  detail: 'A name that is as long as the title of the page · 3 months ago',
  icon: PageIcon,
};

const onReorder = fn();

function Movable() {
  const [ids, setIds] = useState(tiles.map(({ id }) => id));
  const items = ids.flatMap((id) => tiles.filter((tile) => tile.id === id));
  return (
    <PinTiles
      label="Start here"
      items={items}
      movedLabel={(title, place) => `${title}: place ${place}`}
      menu={({ title }) => ({ label: `Actions of ${title}`, items: [{ id: 'unpin', label: 'Unpin' }] })}
      onReorder={(order) => {
        onReorder(order);
        setIds(order);
      }}
    />
  );
}

const meta = {
  title: 'Data/Pin tiles',
  component: PinTiles,
  args: { label: 'Start here', items: tiles },
} satisfies Meta<typeof PinTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: (args) => (
    <Stack gap="24">
      <PinTiles {...args} />
      <InState is="hovered">
        <PinTiles label="Under the pointer" items={tiles.slice(0, 2)} />
      </InState>
      <InState is="focus-visible">
        <PinTiles label="With the focus" items={tiles.slice(0, 1)} />
      </InState>
      <PinTiles label="Long" items={[long, ...tiles]} />
      <Movable />
    </Stack>
  ),
};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

const order = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole('link').map((link) => link.textContent);

export const AltAndArrowsMoveATileAndItKeepsTheFocus: Story = {
  render: () => <Movable />,
  play: async ({ canvas }) => {
    onReorder.mockClear();
    canvas.getByRole('link', { name: /Lineout/ }).focus();
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await expect(onReorder.mock.calls).toEqual([[['defence', 'lineout', 'lighthouse']]]);
    await waitFor(() => expect(canvas.getByRole('link', { name: /Lineout/ })).toHaveFocus());
    await expect(canvas.getByRole('status')).toHaveTextContent('Lineout calls: the five-man menu: place 2');
    await userEvent.keyboard('{Alt>}{ArrowRight}{ArrowRight}{/Alt}');
    await waitFor(() => expect(order(canvas).at(-1)).toContain('Lineout'));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(order(canvas).at(-1)).toContain('Lineout');
  },
};

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Starts to drag the last tile; `send` dispatches a drag event to the tile of a name. */
async function startDrag(canvas: Canvas) {
  onReorder.mockClear();
  const linkOf = (name: RegExp) => canvas.getByRole('link', { name });
  const dataTransfer = new DataTransfer();
  const send = (kind: string, name: RegExp) =>
    linkOf(name).dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }));
  send('dragstart', /Lighthouse/);
  await waitFor(() => expect(linkOf(/Lighthouse/).closest('li')).toHaveStyle({ opacity: '0.5' }));
  return send;
}

export const ADraggedTileTakesThePlaceOfTheOneBelowThePointer: Story = {
  render: () => <Movable />,
  play: async ({ canvas }) => {
    const send = await startDrag(canvas);
    send('dragover', /Lineout/);
    await waitFor(() => expect(order(canvas)[0]).toContain('Lighthouse'));
    await expect(onReorder).not.toHaveBeenCalled();
    send('drop', /Lighthouse/);
    await waitFor(() => expect(onReorder.mock.calls).toEqual([[['lighthouse', 'lineout', 'defence']]]));
  },
};

export const ADropOnATileThatHasMovedAwayKeepsTheOrderThatIsShown: Story = {
  render: () => <Movable />,
  play: async ({ canvas }) => {
    const send = await startDrag(canvas);
    send('dragover', /Lineout/);
    await waitFor(() => expect(order(canvas)[0]).toContain('Lighthouse'));
    send('drop', /Lineout/);
    await waitFor(() => expect(onReorder.mock.calls).toEqual([[['lighthouse', 'lineout', 'defence']]]));
  },
};

export const ATileThatIsDroppedBeforeTheNewOrderIsRenderedTakesItsPlace: Story = {
  render: () => <Movable />,
  play: async ({ canvas }) => {
    const send = await startDrag(canvas);
    send('dragover', /Lineout/);
    send('drop', /Lineout/);
    await waitFor(() => expect(onReorder.mock.calls).toEqual([[['lighthouse', 'lineout', 'defence']]]));
  },
};

export const WithoutTheRightToReorderKeysMoveNothing: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: /Lineout/ }).focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(order(canvas)[0]).toContain('Lineout');
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};
