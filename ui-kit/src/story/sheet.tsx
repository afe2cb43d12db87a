import type { ReactNode } from 'react';
import { Heading } from '../heading/heading';
import { Container } from '../layout/container';
import { Stack } from '../layout/stack';
import { Text } from '../text/text';

export interface SheetProps {
  title: string;
  /** The subject of the sheet in one or two sentences. */
  lead: ReactNode;
  children: ReactNode;
}

/** A page of the foundations. */
export function Sheet({ title, lead, children }: SheetProps) {
  return (
    <Container width="content">
      <Stack gap="48">
        <Stack gap="8">
          <Heading level={1} size="36">
            {title}
          </Heading>
          <Measure>
            <Text size="18" tone="muted">
              {lead}
            </Text>
          </Measure>
        </Stack>
        {children}
      </Stack>
    </Container>
  );
}

/** A section of a sheet. */
export function Section({
  title,
  purpose,
  children,
}: {
  title: string;
  purpose?: string;
  children: ReactNode;
}) {
  return (
    <Stack gap="16" as="section" label={title}>
      <Stack gap="4">
        <Heading level={2}>{title}</Heading>
        {purpose && (
          <Measure>
            <Text tone="muted">{purpose}</Text>
          </Measure>
        )}
      </Stack>
      {children}
    </Stack>
  );
}

/** Limits the width to a readable measure. */
export function Measure({ children }: { children: ReactNode }) {
  return <div style={{ maxInlineSize: '68ch' }}>{children}</div>;
}
