import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Avatar } from '../avatar/avatar';
import { HeadingIcon, ListIcon, TableIcon, TextIcon } from '../icons/icons';
import { OptionList } from './option-list';

const meta = {
  title: 'Editor/Option list',
  component: OptionList,
  args: {
    id: 'blocks',
    label: 'Insert a block',
    activeId: 'heading',
    anchor: { left: 24, top: 16, bottom: 40 },
    options: [
      { id: 'text', label: 'Text', icon: TextIcon },
      { id: 'heading', label: 'Heading 2', icon: HeadingIcon },
      { id: 'list', label: 'Bulleted list', icon: ListIcon },
      { id: 'table', label: 'Table', icon: TableIcon },
    ],
    onChoose: fn(),
  },
} satisfies Meta<typeof OptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Options in groups, with the characters that have the same effect. */
export const Groups: Story = {
  args: {
    options: [
      { id: 'heading', label: 'Heading 2', icon: HeadingIcon, group: 'Text', keys: '##' },
      { id: 'text', label: 'Text', icon: TextIcon, group: 'Text' },
      { id: 'list', label: 'Bulleted list', icon: ListIcon, group: 'Lists', keys: '-' },
      { id: 'table', label: 'Table', icon: TableIcon, group: 'Insert' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Heading 2##',
      'Text',
      'Bulleted list-',
      'Table',
    ]);
    await expect(canvas.getByRole('option', { name: 'Heading 2' })).toBeVisible();
    await expect(canvas.getByText('Lists')).toBeVisible();
  },
};

/** Faces and icons have one width, and a long label keeps its icon and its detail. */
export const FacesAndLongLabels: Story = {
  args: {
    activeId: 'maeve',
    options: [
      {
        id: 'maeve',
        label: 'Maeve Brennan',
        start: <Avatar name="Maeve Brennan" size="small" />,
        group: 'People',
      },
      { id: 'plan', label: 'Match plan', icon: TextIcon, group: 'Pages' },
      {
        id: 'report',
        label: 'Opposition report of the second cup match away from home in the rain',
        detail: 'Granite Ridge Hawks',
        icon: TextIcon,
        group: 'Pages',
      },
    ],
  },
  play: async ({ canvas }) => {
    const [face, icon, long] = ['Maeve Brennan', 'Match plan', /^Opposition report/].map((text) =>
      Math.round(canvas.getByText(text).getBoundingClientRect().left),
    );
    await expect(icon).toBe(face);
    await expect(long).toBe(face);
    await expect(canvas.getByText('Granite Ridge Hawks')).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { options: [], activeId: '', emptyText: 'Nothing found' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('option', { name: 'Nothing found' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const APressChooses: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('option', { name: 'Table' }));
    await expect(args.onChoose).toHaveBeenCalledWith('table');
  },
};
