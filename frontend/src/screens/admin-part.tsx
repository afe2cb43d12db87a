import { adminTexts } from '@touchline/contract';
import { BackIcon, Container, Heading, IconButton, Inline, Stack, Text } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { usePageTitle } from '../shared/use-page-title';
import { AdminOnly } from './admin-only';

interface AdminPartProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A screen of its own behind the admin dashboard, and the way back to it. */
export function AdminPart({ title, lead, children }: AdminPartProps) {
  usePageTitle(title);
  return (
    <AdminOnly>
      <Container width="content">
        <Stack gap="24">
          <Inline gap="8" as="header">
            <IconButton label={adminTexts.title} icon={BackIcon} tone="quiet" href="/admin" />
            <Stack gap="2">
              <Heading level={1}>{title}</Heading>
              <Text tone="muted">{lead}</Text>
            </Stack>
          </Inline>
          {children}
        </Stack>
      </Container>
    </AdminOnly>
  );
}
