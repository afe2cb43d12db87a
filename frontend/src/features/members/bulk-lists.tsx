import { squadTexts, userTexts as texts, type BulkResult } from '@touchline/contract';
import {
  Badge,
  Heading,
  Inline,
  MailAddress,
  ShirtNumber,
  Stack,
  Table,
  Text,
  type TableColumn,
} from '@touchline/ui-kit';
import type { ReadRow } from './bulk-rows';

interface PreviewRow extends ReadRow {
  id: number;
}

const preview = (isNumbered: boolean): TableColumn<PreviewRow>[] => [
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
    minWidth: 104,
    cell: ({ row }) => `${row.firstName ?? ''} ${row.lastName ?? ''}`.trim(),
  },
  { id: 'role', label: texts.role, width: 80, cell: ({ row }) => row.role },
  ...(isNumbered ? [numberCell] : []),
  {
    id: 'problem',
    label: texts.problem,
    width: '2fr',
    minWidth: 200,
    cell: ({ problem, unknownPositions }) => {
      if (problem) return <Text tone="danger">{problem}</Text>;
      return unknownPositions.length > 0 && <Text>{squadTexts.notSet(unknownPositions)}</Text>;
    },
  },
];

const numberCell: TableColumn<PreviewRow> = {
  id: 'number',
  label: squadTexts.number,
  width: 128,
  cell: ({ row: { number = null, positions } }) =>
    (number ?? positions) && <ShirtNumber number={number} codes={positions ?? []} />,
};

/** Parsed rows, invalid ones first. */
export function BulkPreview({ rows }: { rows: readonly ReadRow[] }) {
  const bad = rows.filter(({ problem }) => problem !== undefined);
  const good = rows.filter(({ problem }) => problem === undefined);
  const isNumbered = rows.some(({ row }) => row.number ?? row.positions);
  return (
    <Stack gap="8">
      <div role="status">
        <Text weight="medium">{texts.bulkPreview(good.length, bad.length)}</Text>
      </div>
      <Table
        label={texts.bulkText}
        columns={preview(isNumbered)}
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
  note?: string;
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
    cell: ({ outcome, note }) => (
      <Inline gap="8" wrap>
        <Badge tone={isGood ? 'success' : 'danger'}>{outcome}</Badge>
        {note && <Text as="span">{note}</Text>}
      </Inline>
    ),
  },
];

/** Result of each row. */
export function BulkReport({ result: { success, errors } }: { result: BulkResult }) {
  const bad = errors.map(({ email, error }) => ({ email, outcome: error }));
  const good = success.map(({ email, action, unknownPositions }) => ({
    email,
    outcome: texts.actions[action],
    note: unknownPositions && squadTexts.notSet(unknownPositions),
  }));
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
