import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button';
import { Heading } from '../heading/heading';
import { Card } from '../layout/card';
import { Grid } from '../layout/grid';
import { Inline } from '../layout/inline';
import { SelectableItem, SelectionMarkSpace } from './selectable-item';
import { SelectionBar } from './selection-bar';
import { SelectionMark } from './selection-mark';
import { useItemSelection } from './use-item-selection';

const titles = [
  'Match plan',
  'Kit list: pre-season and everything else that we must not forget',
  'Bus times',
  'Rules',
];
/** The last item cannot be selected. */
const list = [0, 1, 2];

function Demo() {
  const grid = useRef<HTMLDivElement>(null);
  const selection = useItemSelection(list);
  return (
    <div ref={grid} tabIndex={-1} data-testid="list">
      <Grid columns={[1, 2, 2]} gap="16">
        {titles.map((title, id) => (
          <SelectableItem
            key={title}
            id={id}
            selection={selection}
            mark={
              list.includes(id) && <SelectionMark id={id} label={`Select: ${title}`} selection={selection} />
            }
          >
            <Card href="#opened">
              <Inline gap="8">
                <Heading level={2} size="16" truncate>
                  {title}
                </Heading>
                {list.includes(id) && <SelectionMarkSpace />}
              </Inline>
            </Card>
          </SelectableItem>
        ))}
      </Grid>
      <SelectionBar
        label="Selection"
        count={`${selection.selected.length} selected`}
        clearLabel="Clear the selection"
        selection={selection}
        listRef={grid}
      >
        <Button tone="accent" size="small">
          Publish
        </Button>
      </SelectionBar>
    </div>
  );
}

const meta = { title: 'Data/Item selection', component: Demo } satisfies Meta<typeof Demo>;
export default meta;
type Story = StoryObj<typeof meta>;

const box = (title: string) => screen.getByRole('checkbox', { name: new RegExp(`Select: ${title}`) });
const announced = () => screen.getByRole('status');

export const Overview: Story = {
  play: async () => {
    await userEvent.click(box('Match plan'));
    await userEvent.click(box('Bus times'));
    await expect(announced()).toHaveTextContent('2 selected');
  },
};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const TheKeyboardSelectsARangeAndAllAndEscapeEnds: Story = {
  play: async () => {
    const user = userEvent.setup();
    await user.tab();
    await user.tab();
    await expect(box('Match plan')).toHaveFocus();
    await user.keyboard(' ');
    await expect(announced()).toHaveTextContent('1 selected');
    await user.keyboard('{Control>}a{/Control}');
    await expect(announced()).toHaveTextContent('3 selected');
    await user.keyboard('{Escape}');
    await expect(announced()).toBeEmptyDOMElement();
    await expect(box('Match plan')).toHaveFocus();
    await expect(screen.queryByRole('toolbar', { name: 'Selection' })).toBeNull();
  },
};

export const SelectAllBeginsInTheListOnly: Story = {
  play: async () => {
    const user = userEvent.setup();
    const isTaken = (target: Element) =>
      !target.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'a', ctrlKey: true, bubbles: true, cancelable: true }),
      );
    await expect(isTaken(document.body)).toBe(false);
    await expect(announced()).toBeEmptyDOMElement();
    await user.tab();
    await user.keyboard('{Control>}a{/Control}');
    await expect(announced()).toHaveTextContent('3 selected');
  },
};

/** The bar is one stop of the Tab key; arrow keys move inside. */
export const ArrowKeysMoveInTheBar: Story = {
  play: async () => {
    const user = userEvent.setup();
    await user.click(box('Bus times'));
    const bar = within(screen.getByRole('toolbar', { name: 'Selection' }));
    bar.getByRole('button', { name: 'Clear the selection' }).focus();
    await user.keyboard('{ArrowRight}');
    await expect(bar.getByRole('button', { name: 'Publish' })).toHaveFocus();
  },
};

export const ShiftAndAClickSelectARange: Story = {
  play: async () => {
    const user = userEvent.setup();
    await user.click(box('Match plan'));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('link', { name: 'Bus times' }));
    await user.keyboard('{/Shift}');
    await expect(announced()).toHaveTextContent('3 selected');
    await user.click(screen.getByRole('link', { name: /Kit list/ }));
    await expect(announced()).toHaveTextContent('2 selected');
    await expect(location.hash).not.toBe('#opened');
  },
};

export const ClosingTheBarMovesTheFocusToTheList: Story = {
  play: async () => {
    await userEvent.click(box('Bus times'));
    const bar = within(screen.getByRole('toolbar', { name: 'Selection' }));
    await userEvent.click(bar.getByRole('button', { name: 'Clear the selection' }));
    await expect(screen.getByTestId('list')).toHaveFocus();
  },
};

/** One touch of an element, as the browser tells it. */
function touch(element: HTMLElement, { isLong }: { isLong: boolean }) {
  const init = { bubbles: true, cancelable: true, clientX: 5, clientY: 5, pointerType: 'touch', detail: 1 };
  element.dispatchEvent(new PointerEvent('pointerdown', init));
  if (isLong) element.dispatchEvent(new MouseEvent('contextmenu', init));
  element.dispatchEvent(new PointerEvent('pointerup', init));
  element.dispatchEvent(new MouseEvent('click', init));
}

export const ALongPressSelectsAndATapAfterItToo: Story = {
  play: async () => {
    touch(screen.getByRole('link', { name: 'Bus times' }), { isLong: true });
    await waitFor(() => expect(announced()).toHaveTextContent('1 selected'));
    touch(screen.getByRole('link', { name: 'Match plan' }), { isLong: false });
    await waitFor(() => expect(announced()).toHaveTextContent('2 selected'));
    await expect(location.hash).not.toBe('#opened');
  },
};

export const ALongTouchDoesNotDragTheLinkAndADragByMouseDoes: Story = {
  play: async () => {
    const link = screen.getByRole('link', { name: 'Bus times' });
    const press = (pointerType: string) =>
      link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType }));
    const isDragged = () =>
      link.dispatchEvent(new DragEvent('dragstart', { bubbles: true, cancelable: true }));
    press('mouse');
    await expect(isDragged()).toBe(true);
    press('touch');
    await expect(isDragged()).toBe(false);
    link.dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerType: 'touch' }));
  },
};
