import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { columns, emptyState, squad, type Person } from './story-squad';
import { Table } from './table';

const meta = {
  title: 'Data/Table/Scrolling',
  component: Table<Person>,
  args: { label: 'Team members', columns, rows: squad(1000), emptyState },
} satisfies Meta<typeof Table<Person>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Scrolls the box, and expects that a row is pressed before the virtualizer restores the pointer events of its content. */
async function expectPressable(box: Element | null) {
  const scrolled = new Promise((done) => addEventListener('scroll', done, { capture: true, once: true }));
  box?.scrollBy(0, 300);
  await scrolled;
  const content = document.querySelector('[role=grid] > [role=presentation]');
  await waitFor(() => expect(content && getComputedStyle(content).pointerEvents).toBe('none'));
  const rows = [...document.querySelectorAll('[role=row]')].map((row) => row.getBoundingClientRect());
  const shown = rows.find(({ top, bottom }) => top > innerHeight / 4 && bottom < innerHeight);
  const pressed = document.elementFromPoint((shown?.left ?? 0) + 20, (shown?.top ?? 0) + 20);
  await expect(pressed?.closest('[role=row]')).not.toBeNull();
}

export const RowsArePressedRightAfterScrolling: Story = {
  play: async ({ canvas }) => {
    await expectPressable(await canvas.findByRole('grid'));
  },
};

export const CardsArePressedRightAfterScrolling: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('row');
    await expectPressable(document.scrollingElement);
  },
};
