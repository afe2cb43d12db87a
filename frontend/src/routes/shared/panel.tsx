import { Box, Heading, Stack, Text } from '@touchline/ui-kit';
import type { ReactNode } from 'react';

interface PanelProps {
  title: string;
  /** 1 if the panel is the whole screen. */
  level?: 1 | 2;
  lead?: string;
  children: ReactNode;
}

/** Framed section with a title, in settings and on screens without a session. */
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
