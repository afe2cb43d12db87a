import { userTexts as texts, type BulkResult } from '@touchline/contract';
import { Badge, Heading, MailAddress, Stack, Table, Text, type TableColumn } from '@touchline/ui-kit';
import type { ReadRow } from './bulk-rows';

interface PreviewRow extends ReadRow {
  id: number;
}

const preview: TableColumn<PreviewRow>[] = [
  { id: 'line', label: texts.row, width: 64, cell: ({ line }) => line, onPhone: 'detail' },
  {
    id: 'email',
    label: texts.email,
    isRowHeader: true,
    width: '2fr',
    cell: ({ row }) => <MailAddress>{row.email}</MailAddress>,
    onPhone: 'title',
  },
  {
    id: 'name',
    label: texts.name,
    width: '2fr',
    cell: ({ row }) => `${row.firstName ?? ''} ${row.lastName ?? ''}`.trim(),
  },
  { id: 'role', label: texts.role, width: '1fr', cell: ({ row }) => row.role },
  {
    id: 'problem',
    label: texts.problem,
    width: '2fr',
    cell: ({ problem }) => (problem ? <Text tone="danger">{problem}</Text> : null),
  },
];

/** Parsed rows, invalid ones first. */
export function BulkPreview({ rows }: { rows: readonly ReadRow[] }) {
  const bad = rows.filter(({ problem }) => problem !== undefined);
  const good = rows.filter(({ problem }) => problem === undefined);
  return (
    <Stack gap="8">
      <div role="status">
        <Text weight="medium">{texts.bulkPreview(good.length, bad.length)}</Text>
      </div>
      <Table
        label={texts.bulkText}
        columns={preview}
        rows={[...bad, ...good].map((row) => ({ ...row, id: row.line }))}
        emptyState={null}
      />
    </Stack>
  );
}

interface ReportRow {
  id: string;
  email: string;
  outcome: string;
}

const report = (isGood: boolean): TableColumn<ReportRow>[] => [
  {
    id: 'email',
    label: texts.email,
    isRowHeader: true,
    width: '1fr',
    cell: ({ email }) => <MailAddress>{email}</MailAddress>,
    onPhone: 'title',
  },
  {
    id: 'outcome',
    label: isGood ? texts.outcome : texts.problem,
    width: '1fr',
    cell: ({ outcome }) => <Badge tone={isGood ? 'success' : 'danger'}>{outcome}</Badge>,
  },
];

/** Result of each row. */
export function BulkReport({ result: { success, errors } }: { result: BulkResult }) {
  const bad = errors.map(({ email, error }) => ({ email, outcome: error }));
  const good = success.map(({ email, action }) => ({ email, outcome: texts.actions[action] }));
  return (
    <Stack gap="24">
      {bad.length > 0 && <Report title={texts.failed} rows={bad} isGood={false} />}
      {good.length > 0 && <Report title={texts.succeeded} rows={good} isGood />}
    </Stack>
  );
}

interface ReportProps {
  title: string;
  rows: readonly Omit<ReportRow, 'id'>[];
  isGood: boolean;
}

function Report({ title, rows, isGood }: ReportProps) {
  const label = `${title} (${rows.length})`;
  return (
    <Stack gap="8">
      <Heading level={3} size="16">
        {label}
      </Heading>
      <Table
        label={label}
        columns={report(isGood)}
        rows={rows.map((row, index) => ({ ...row, id: `${index}` }))}
        emptyState={null}
      />
    </Stack>
  );
}
