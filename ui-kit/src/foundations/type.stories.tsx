import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading } from '../heading/heading';
import { Inline } from '../layout/inline';
import { Stack } from '../layout/stack';
import { Section, Sheet } from '../story/sheet';
import { Text } from '../text/text';

const meta = { title: 'Foundations/Type', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const headings = ['36', '28', '22', '18', '16', '14'] as const;
const texts = ['18', '16', '14', '12'] as const;
const shirts = [1, 9, 10, 15, 23];

function Line({ size, children }: { size: string; children: React.ReactNode }) {
  return (
    <Inline gap="16" align="baseline">
      <div style={{ inlineSize: 24, flexShrink: 0 }}>
        <Text size="12" tone="muted" numeric>
          {size}
        </Text>
      </div>
      {children}
    </Inline>
  );
}

export const Type: StoryObj = {
  render: () => (
    <Sheet title="Type" lead="Two voices. One to be seen from the stands, one to be read for an hour.">
      <Section
        title="Archivo, a little narrow"
        purpose="Headings, names and numbers: the back of a shirt. One variable face of 28 kB, preloaded, over a fallback of the same measures, so that nothing shifts when it comes."
      >
        <Stack gap="12">
          {headings.map((size) => (
            <Line size={size} key={size}>
              <Heading level={3} size={size}>
                Lineout calls inside their 22
              </Heading>
            </Line>
          ))}
        </Stack>
        <Inline gap="24" wrap align="baseline">
          {shirts.map((shirt) => (
            <Heading level={3} size="36" key={shirt}>
              {shirt}
            </Heading>
          ))}
          <Text numeric size="18">
            24 pages · 108 views · 18:45
          </Text>
        </Inline>
      </Section>
      <Section
        title="The system's own face"
        purpose="Everything that is read: it is there before the page is. 16 px on phones and in pages, 14 in the interface of a desktop; line height 1.5; at most 68 characters in a line."
      >
        <Stack gap="12">
          {texts.map((size) => (
            <Line size={size} key={size}>
              <Text size={size}>
                The hooker calls, the pod moves on the second step and lifts on the third.
              </Text>
            </Line>
          ))}
        </Stack>
      </Section>
    </Sheet>
  ),
};
