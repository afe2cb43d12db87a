import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/button';
import { Stack } from '../layout/stack';
import { SearchField } from '../search-field/search-field';
import { InState } from '../story/in-state';
import { TagFilter } from './tag-filter';
import { FilterRow } from './filter-row';
import { TagFilterSkeleton } from './tag-filter-skeleton';

const tags = ['attack', 'breakdown', 'defence', 'drill', 'kicking', 'lineout', 'match-plan', 'whiteboard'];

function Filter() {
  const [selected, setSelected] = useState(['defence']);
  const toggle = (tag: string) =>
    setSelected((now) => (now.includes(tag) ? now.filter((each) => each !== tag) : [...now, tag]));
  return <TagFilter label="Filter by Label" tags={tags} selected={selected} onToggle={toggle} />;
}

const meta = {
  title: 'Data/Tag filter',
  component: TagFilter,
  args: { label: 'Filter by Label', tags, selected: [], onToggle: () => undefined },
} satisfies Meta<typeof TagFilter>;
export default meta;

const long = [
  'a label that is as long as fifty characters will let it be',
  ...tags,
  ...tags.map((tag) => `${tag}-2`),
];
const onToggle = () => undefined;

export const Overview: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap="24">
      <Filter />
      <InState is="hovered">
        <TagFilter label="Nothing chosen" tags={tags} selected={[]} onToggle={onToggle} />
      </InState>
      <InState is="focus-visible">
        <TagFilter label="All chosen" tags={tags} selected={tags} onToggle={onToggle} />
      </InState>
      <TagFilter label="Many" tags={long} selected={['lineout-2']} onToggle={onToggle} />
      <TagFilter isWrapped label="In rows" tags={long} selected={[]} onToggle={onToggle} />
      <TagFilter
        label="With a button"
        tags={tags}
        selected={[]}
        onToggle={onToggle}
        end={
          <Button tone="quiet" size="small">
            All 2,000 labels
          </Button>
        }
      />
      <TagFilter
        label="With counts"
        tags={tags}
        counts={new Map(tags.map((tag, index) => [tag, index + 1]))}
        selected={['drill']}
        onToggle={onToggle}
      />
      <TagFilter
        label="With texts"
        tags={['3', '8']}
        textOf={(id) => `Team ${id}`}
        selected={['3']}
        onToggle={onToggle}
      />
      <FilterRow search={<SearchField label="Search" placeholder="Search" value="" onChange={onToggle} />}>
        <TagFilter label="In a row" tags={tags} selected={[]} onToggle={onToggle} />
      </FilterRow>
      <TagFilterSkeleton />
    </Stack>
  ),
};

export const AnyNumberCanBeChosen: StoryObj<typeof meta> = {
  render: () => <Filter />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'attack' }));
    await expect(canvas.getByRole('button', { name: 'attack' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: 'defence' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'attack' }));
    await expect(canvas.getByRole('button', { name: 'attack' })).toHaveAttribute('aria-pressed', 'false');
  },
};
export const ArrowKeysMoveBetweenTags: StoryObj<typeof meta> = {
  render: () => <Filter />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'attack' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'breakdown' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('toolbar')).not.toContainElement(document.activeElement as HTMLElement);
  },
};
export const RightToLeft: StoryObj<typeof meta> = { ...Overview, globals: { direction: 'rtl' } };
