import { adminTexts, auditActs, auditTexts as texts } from '@touchline/contract';
import { BackIcon, Container, Heading, IconButton, Inline, Stack, Text } from '@touchline/ui-kit';
import { useSearchParams } from 'react-router-dom';
import { AuditLog } from '../features/admin/audit-log';
import { usePageTitle } from '../shared/use-page-title';
import { AdminOnly } from './admin-only';
import { useSearchText } from './use-search-text';

/** /admin/audit */
export function AuditScreen() {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const act = auditActs.find((each) => each === params.get('act'));
  const narrow = (to: { search?: string; act?: string }) => setParams(given(to), { replace: true });
  const [text, setText] = useSearchText(search, (written) => narrow({ search: written, act }));
  usePageTitle(texts.title);
  return (
    <AdminOnly>
      <Container width="content">
        <Stack gap="24">
          <Inline gap="8" as="header">
            <IconButton label={adminTexts.title} icon={BackIcon} tone="quiet" href="/admin" />
            <Stack gap="2">
              <Heading level={1}>{texts.title}</Heading>
              <Text tone="muted">{texts.lead}</Text>
            </Stack>
          </Inline>
          <AuditLog
            text={text}
            onText={setText}
            search={search}
            act={act}
            onAct={(chosen) => narrow({ search, act: chosen })}
          />
        </Stack>
      </Container>
    </AdminOnly>
  );
}

/** What narrows nothing does not stand in the address. */
const given = (to: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(to).flatMap(([name, value]) => (value ? [[name, value]] : [])));
