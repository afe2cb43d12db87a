import { Box, Heading, Stack, Text } from '@touchline/ui-kit';
import type { ReactNode } from 'react';

interface PanelProps {
  title: string;
  /** 1 where it is the whole screen. */
  level?: 1 | 2;
  lead?: string;
  children: ReactNode;
}

/** One subject in a frame: of the settings, or of a screen before one is in. */
export function Panel({ title, level = 2, lead, children }: PanelProps) {
  return (
    <Box padding="24" surface="surface" border radius="medium">
      <Stack gap="24">
        <Stack gap="4">
          <Heading level={level} size={level === 1 ? '22' : '18'}>
            {title}
          </Heading>
          {lead && <Text tone="muted">{lead}</Text>}
        </Stack>
        {children}
      </Stack>
    </Box>
  );
}
