import { useInfiniteQuery } from '@tanstack/react-query';
import {
  auditActs,
  auditSentence,
  auditTexts as texts,
  type AuditAct,
  type AuditEntry,
} from '@touchline/contract';
import {
  EmptyState,
  Grid,
  RelativeTime,
  Select,
  Stack,
  Table,
  Text,
  type TableColumn,
} from '@touchline/ui-kit';
import { LoadFailed } from '../../shared/load-failed';
import { ShowMore } from '../../shared/show-more';
import { auditQuery } from './audit-queries';

const everything = 'everything';
const choices = [
  { id: everything, label: texts.everything },
  ...auditActs.map((act) => ({ id: act, label: texts.acts[act] })),
];

interface AuditLogProps {
  /** Current text of the search box. */
  text: string;
  onText: (text: string) => void;
  /** Debounced search. */
  search: string;
  act: AuditAct | undefined;
  onAct: (act: AuditAct | undefined) => void;
}

/** Audit log, searched by the server, because it is too large for the browser. */
export function AuditLog({ text, onText, search, act, onAct }: AuditLogProps) {
  const log = useInfiniteQuery(auditQuery({ search, act }));
  if (log.isLoadingError) return <LoadFailed query={log} />;
  const isNarrowed = search !== '' || act !== undefined;
  return (
    <Stack gap="16">
      <Grid columns={[1, 2, 3]} gap="16">
        <Select
          label={texts.act}
          items={choices}
          selectedKey={act ?? everything}
          onSelectionChange={(chosen) => onAct(auditActs.find((each) => each === chosen))}
        />
      </Grid>
      <Table
        label={texts.title}
        columns={columns}
        rows={log.data?.pages.flatMap(({ entries }) => entries) ?? []}
        isLoading={log.isPending}
        loadingLabel={texts.loading}
        search={{ label: texts.search, placeholder: texts.search, value: text, onChange: onText }}
        noMatchText={() => texts.noMatch}
        emptyState={<EmptyState level={3} title={isNarrowed ? texts.noMatch : texts.none} />}
      />
      <ShowMore list={log} label={texts.more} />
    </Stack>
  );
}

const columns: TableColumn<AuditEntry>[] = [
  {
    id: 'act',
    label: texts.act,
    isRowHeader: true,
    width: '4fr',
    minWidth: 200,
    text: (entry) => Object.values(auditSentence(entry)).filter(Boolean).join(': '),
    cell: (entry) => <Event {...auditSentence(entry)} />,
    onPhone: 'title',
  },
  {
    id: 'who',
    label: texts.who,
    width: '4fr',
    minWidth: 224,
    text: ({ actor }) => actor?.email ?? texts.nobody,
    cell: ({ actor }) => actor?.email ?? <Missing>{texts.nobody}</Missing>,
  },
  {
    id: 'about',
    label: texts.about,
    width: '4fr',
    minWidth: 200,
    text: (entry) => subject(entry),
    cell: (entry) => subject(entry) || <Missing>{texts.themselves}</Missing>,
  },
  {
    id: 'where',
    label: texts.where,
    width: 150,
    text: ({ address }) => address ?? '',
    cell: ({ address }) => address,
  },
  {
    id: 'when',
    label: texts.when,
    width: 140,
    value: ({ at }) => at,
    cell: ({ at }) => <RelativeTime at={at} />,
  },
];

const subject = ({ about, team }: AuditEntry) => [about, team].filter(Boolean).join(', ');

function Event({ words, detail }: ReturnType<typeof auditSentence>) {
  if (!detail) return words;
  return (
    <>
      {`${words}: `}
      <Missing>{detail}</Missing>
    </>
  );
}

const Missing = ({ children }: { children: string }) => (
  <Text as="span" size="14" tone="muted">
    {children}
  </Text>
);
