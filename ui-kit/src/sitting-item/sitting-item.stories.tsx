import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Badge } from '../badge/badge';
import { Heading } from '../heading/heading';
import { Grid } from '../layout/grid';
import { Stack } from '../layout/stack';
import { InState } from '../story/in-state';
import { SaveItem, SaveItems, SittingItem, SittingList, type SittingItemProps } from './sitting-item';

const onPress = fn();
const words = (added: number, removed: number) => ({
  added,
  removed,
  label: `${added} words added, ${removed} removed`,
});

const saves = (isExpanded: boolean, onToggle: (isExpanded: boolean) => void = () => undefined) => ({
  toggleLabel: isExpanded ? 'Hide 3 saves' : 'Show 3 saves',
  isExpanded,
  onToggle,
  content: (
    <SaveItems label="Saves by Grace Holloway">
      <SaveItem when="20:52" words={words(4, 0)} isSelected={false} onPress={onPress} />
      <SaveItem when="20:47" words={words(3, 2)} isSelected onPress={onPress} />
      <SaveItem when="20:40" isSelected={false} onPress={onPress} />
    </SaveItems>
  ),
});

const meta = {
  title: 'Data/Sitting item',
  component: SittingItem,
  subcomponents: { SittingList, SaveItems, SaveItem },
  args: {
    name: 'Grace Holloway',
    when: '20:40 to 20:52',
    count: '3 saves',
    words: words(9, 2),
    isSelected: false,
    onPress,
  },
} satisfies Meta<typeof SittingItem>;
export default meta;
type Story = StoryObj<typeof meta>;

const Day = ({ day, children }: { day: string; children: React.ReactNode }) => (
  <Stack gap="8">
    <Heading level={2} size="14">
      {day}
    </Heading>
    <SittingList label={day}>{children}</SittingList>
  </Stack>
);

function Overviewed(args: SittingItemProps) {
  const badges = (
    <>
      <Badge>Current</Badge>
      <Badge tone="accent">Team notified</Badge>
    </>
  );
  return (
    <Grid columns={[1, 2, 3]} gap="32">
      <Day day="Today">
        <SittingItem {...args} when="19:02 to 19:13" badges={badges} saves={saves(false)} />
        <SittingItem {...args} isSelected saves={saves(true)} />
        <SittingItem
          {...args}
          when="18:05"
          count={undefined}
          words={words(12, 40)}
          badges={<Badge>Restored from 17 November</Badge>}
        />
      </Day>
      <Day day="Tuesday 17 November">
        <SittingItem
          {...args}
          name="Tomasz Brzęczyszczykiewicz-Montgomery of the under-eighteens"
          words={words(12_268, 10_040)}
          badges={
            <>
              <Badge tone="accent">Published by Maximiliane Brzęczyszczykiewicz-Montgomery</Badge>
              <Badge tone="accent">Team notified</Badge>
              <Badge>Restored from 17 November 2024</Badge>
            </>
          }
          note="“First look. Numbers follow on Thursday, as soon as both buses are booked and the ground has answered, so do not print this yet.”"
          saves={saves(true)}
        />
        <SittingItem {...args} when="17 Nov" words={undefined} count={undefined} />
      </Day>
      <InState is="hovered" target="li:nth-child(1) > button">
        <InState is="focus-visible" target="li:nth-child(2) > button">
          <InState is="pressed" target="li:nth-child(3) > button">
            <Day day="States">
              <SittingItem {...args} count="under the pointer" />
              <SittingItem {...args} count="with the focus" />
              <SittingItem {...args} count="pressed" />
            </Day>
          </InState>
        </InState>
      </InState>
    </Grid>
  );
}

export const Overview: Story = { render: (args) => <Overviewed {...args} /> };
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const ByKeyboard: Story = {
  render: function Toggled(args) {
    const [isExpanded, setExpanded] = useState(false);
    return (
      <SittingList label="Today">
        <SittingItem
          {...args}
          isSelected
          badges={<Badge>Current</Badge>}
          note="“First look”"
          saves={saves(isExpanded, setExpanded)}
        />
      </SittingList>
    );
  },
  play: async ({ canvas }) => {
    const sitting = canvas.getByRole('button', { current: true });
    await expect(sitting).toHaveAccessibleName(
      /20:40 to 20:52.*9 words added, 2 removed.*Grace Holloway.*3 saves.*Current.*First look/,
    );
    await userEvent.tab();
    await expect(sitting).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onPress).toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { expanded: true })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^20:52/ })).toHaveFocus();
  },
};
