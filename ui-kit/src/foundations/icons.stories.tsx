import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import * as drawings from '../icons/icons';
import { Box } from '../layout/box';
import { Grid } from '../layout/grid';
import { Inline } from '../layout/inline';
import { Stack } from '../layout/stack';
import { SearchField } from '../search-field/search-field';
import { Section, Sheet } from '../story/sheet';
import { Text } from '../text/text';

const meta = { title: 'Foundations/Icons', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const icons = Object.entries(drawings).sort(([one], [other]) => one.localeCompare(other));
const sizes = [14, 16, 18, 20, 24, 32] as const;

function Gallery() {
  const [wanted, setWanted] = useState('');
  const shown = icons.filter(([name]) => name.toLowerCase().includes(wanted.trim().toLowerCase()));
  return (
    <Stack gap="16">
      <SearchField label="Find an icon" placeholder="Find an icon" value={wanted} onChange={setWanted} />
      <Grid columns={[2, 3, 6]} gap="8" as="ul" label="Icons">
        {shown.map(([name, Icon]) => (
          <li key={name}>
            <Box border radius="small" surface="surface" padding="12">
              <Stack gap="8" align="center">
                <Icon size={20} />
                <Text as="span" size="12" tone="muted">
                  {name.replace(/Icon$/, '')}
                </Text>
              </Stack>
            </Box>
          </li>
        ))}
      </Grid>
      {shown.length === 0 && <Text tone="muted">No icon is called that. Lucide may have one to add.</Text>}
    </Stack>
  );
}

export const Icons: StoryObj = {
  render: () => (
    <Sheet
      title="Icons"
      lead="Lucide, by what they mean here and not by what they show. Only those that are imported are shipped."
    >
      <Section title="Sizes" purpose="One weight of line for all, a little thinner as they grow.">
        <Inline gap="24" align="end" wrap>
          {sizes.map((size) => (
            <Stack gap="8" align="center" key={size}>
              <drawings.WhiteboardIcon size={size} />
              <Text size="12" tone="muted" numeric>
                {size}
              </Text>
            </Stack>
          ))}
        </Inline>
      </Section>
      <Section
        title="The set"
        purpose="An icon never stands alone without a name: what shows it says it, in words or as a tooltip."
      >
        <Gallery />
      </Section>
    </Sheet>
  ),
};

export const IsFoundByName: StoryObj = {
  ...Icons,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'starf');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};
