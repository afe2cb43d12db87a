import { auditActs, auditTexts as texts } from '@touchline/contract';
import { AuditLog } from '../../features/admin/audit-log';
import { AdminPart } from './admin-part';
import { useAddressParams } from '../../shared/navigation/use-address-params';
import { useSearchText } from '../shared/use-search-text';

/** /admin/audit */
export function AuditScreen() {
  const [params, edit] = useAddressParams();
  const search = params.get('search') ?? '';
  const act = auditActs.find((each) => each === params.get('act'));
  const narrow = (name: 'search' | 'act', value = '') =>
    edit((next) => (value === '' ? next.delete(name) : next.set(name, value)));
  const [text, setText] = useSearchText(search, (written) => narrow('search', written));
  return (
    <AdminPart title={texts.title} lead={texts.lead}>
      <AuditLog
        text={text}
        onText={setText}
        search={search}
        act={act}
        onAct={(chosen) => narrow('act', chosen)}
      />
    </AdminPart>
  );
}
