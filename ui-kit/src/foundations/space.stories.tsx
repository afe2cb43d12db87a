import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../layout/box';
import { Grid } from '../layout/grid';
import { Inline } from '../layout/inline';
import { Stack } from '../layout/stack';
import { Section, Sheet } from '../story/sheet';
import { Text } from '../text/text';
import { breakpoints, layer, space, width } from '../theme/scale';
import { vars } from '../theme/vars.css';

const meta = { title: 'Foundations/Space', tags: ['!autodocs'] } satisfies Meta;
export default meta;

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <Inline gap="8" justify="between">
      <Text>{name}</Text>
      <Text numeric tone="muted">
        {value}
      </Text>
    </Inline>
  );
}

const bar = (size: string) => ({
  inlineSize: size,
  blockSize: 16,
  borderRadius: 2,
  background: vars.color.accent,
});

const sheetOfPaper = {
  blockSize: 88,
  display: 'grid',
  placeItems: 'center',
  background: vars.color.raised,
  border: `1px solid ${vars.color.border}`,
};

const radii = Object.entries(vars.radius).map(([name, borderRadius]) => (
  <div key={name} style={{ ...sheetOfPaper, borderRadius }}>
    <Text size="14">{name}</Text>
  </div>
));

const shadows = Object.entries(vars.shadow).map(([name, boxShadow]) => (
  <div key={name} style={{ ...sheetOfPaper, boxShadow, borderRadius: vars.radius.medium }}>
    <Text size="14">{name}</Text>
  </div>
));

const steps = Object.entries(space).filter(([name]) => name !== 'none');

export const Space: StoryObj = {
  render: () => (
    <Sheet
      title="Space"
      lead="A grid of four pixels. Components have no outer margin: what stands around them decides how far apart they are."
    >
      <Section title="Steps">
        <Stack gap="8">
          {steps.map(([name, size]) => (
            <Inline gap="16" key={name}>
              <div style={{ inlineSize: 24 }}>
                <Text numeric tone="muted">
                  {name}
                </Text>
              </div>
              <div style={bar(size)} />
            </Inline>
          ))}
        </Stack>
      </Section>
      <Section title="Corners" purpose="Small for controls, medium for what holds them, full for tags.">
        <Grid columns={[1, 3, 3]} gap="16">
          {radii}
        </Grid>
      </Section>
      <Section title="Elevation" purpose="A shadow only where something floats; hairlines elsewhere.">
        <Grid columns={[1, 2, 3]} gap="24">
          {shadows}
        </Grid>
      </Section>
      <Grid columns={[1, 3, 3]} gap="24">
        <Section title="Breakpoints">
          <Box border radius="medium" surface="surface" padding="16">
            <Stack gap="8">
              <Figure name="phone" value="below 640 px" />
              {Object.entries(breakpoints).map(([name, from]) => (
                <Figure key={name} name={name} value={`from ${from} px`} />
              ))}
            </Stack>
          </Box>
        </Section>
        <Section title="Widths">
          <Box border radius="medium" surface="surface" padding="16">
            <Stack gap="8">
              {Object.entries(width).map(([name, value]) => (
                <Figure key={name} name={name} value={value} />
              ))}
            </Stack>
          </Box>
        </Section>
        <Section title="Layers">
          <Box border radius="medium" surface="surface" padding="16">
            <Stack gap="8">
              {Object.entries(layer).map(([name, value]) => (
                <Figure key={name} name={name} value={value} />
              ))}
            </Stack>
          </Box>
        </Section>
      </Grid>
    </Sheet>
  ),
};
