import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { Stack } from '../layout/stack';
import { Section, Sheet } from '../story/sheet';
import { Text } from '../text/text';
import { vars } from '../theme/vars.css';

const meta = { title: 'Foundations/Motion', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const lanes = [
  {
    name: 'state, 120 ms',
    use: 'A control that answers: what turns, slides or opens. Colours take as long under a pointer; under a finger they change at once.',
    duration: vars.motion.state,
  },
  {
    name: 'enter, 200 ms',
    use: 'Something that comes: a dialog, a panel, a toast.',
    duration: vars.motion.enter,
  },
];

const lane = {
  position: 'relative' as const,
  blockSize: 48,
  borderRadius: vars.radius.medium,
  background: vars.color.sunken,
  border: `1px solid ${vars.color.border}`,
};

const ball = (isThere: boolean, duration: string) => ({
  position: 'absolute' as const,
  insetBlockStart: 11,
  insetInlineStart: isThere ? 'calc(100% - 36px)' : '12px',
  inlineSize: 24,
  blockSize: 24,
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  transition: `inset-inline-start ${duration} ${vars.motion.ease}`,
});

function Lanes() {
  const [isThere, setThere] = useState(false);
  return (
    <Stack gap="24">
      {lanes.map(({ name, use, duration }) => (
        <Stack gap="8" key={name}>
          <Text weight="medium">{name}</Text>
          <Text tone="muted">{use}</Text>
          <div style={lane}>
            <div style={ball(isThere, duration)} />
          </div>
        </Stack>
      ))}
      <Stack gap="none" align="start">
        <Button onPress={() => setThere(!isThere)}>Play</Button>
      </Stack>
    </Stack>
  );
}

export const Motion: StoryObj = {
  render: () => (
    <Sheet
      title="Motion"
      lead="Just enough to see where something came from. Nothing moves to please, nothing makes anybody wait."
    >
      <Section title="Two durations, one ease">
        <Lanes />
      </Section>
      <Section
        title="Stillness"
        purpose="Where the system asks for reduced motion, both durations are nothing and no animation runs. Components do nothing for it: the theme does."
      >
        {null}
      </Section>
    </Sheet>
  ),
};
