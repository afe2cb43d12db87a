import { auditActs, auditTexts as texts } from '@touchline/contract';
import { useSearchParams } from 'react-router-dom';
import { AuditLog } from '../../features/admin/audit-log';
import { AdminPart } from './admin-part';
import { useSearchText } from '../shared/use-search-text';

/** /admin/audit */
export function AuditScreen() {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const act = auditActs.find((each) => each === params.get('act'));
  const narrow = (to: { search?: string; act?: string }) => setParams(given(to), { replace: true });
  const [text, setText] = useSearchText(search, (written) => narrow({ search: written, act }));
  return (
    <AdminPart title={texts.title} lead={texts.lead}>
      <AuditLog
        text={text}
        onText={setText}
        search={search}
        act={act}
        onAct={(chosen) => narrow({ search, act: chosen })}
      />
    </AdminPart>
  );
}

/** Drops empty parameters. */
const given = (to: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(to).flatMap(([name, value]) => (value ? [[name, value]] : [])));
