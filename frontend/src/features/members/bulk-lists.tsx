import { squadTexts, userTexts as texts, type BulkResult } from '@touchline/contract';
import {
  Badge,
  Heading,
  Inline,
  List,
  ListItem,
  MailAddress,
  ShirtNumber,
  Stack,
  Table,
  Text,
  type TableColumn,
} from '@touchline/ui-kit';
import type { ReadRow } from './bulk-rows';

interface PreviewShape {
  /** Any row has a number or positions. */
  isNumbered: boolean;
  /** Any row has the default role. */
  hasDefaults: boolean;
}

interface PreviewRow extends ReadRow {
  id: number;
}

const preview = ({ isNumbered, hasDefaults }: PreviewShape): TableColumn<PreviewRow>[] => [
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
  {
    id: 'role',
    label: texts.role,
    width: hasDefaults ? 176 : 80,
    cell: ({ row: { role }, hasDefaultRole, unknownRole }) => {
      if (!role) return '';
      if (unknownRole) return <Text>{texts.bulkUnknownRole(unknownRole, role)}</Text>;
      return hasDefaultRole ? <Text>{texts.bulkNoRole(role)}</Text> : role;
    },
  },
  ...(isNumbered ? [numberCell] : []),
  {
    id: 'problem',
    label: texts.problem,
    width: '2fr',
    minWidth: 200,
    cell: ({ unknownPositions }) =>
      unknownPositions.length > 0 && <Text>{squadTexts.notSet(unknownPositions)}</Text>,
  },
];

const numberCell: TableColumn<PreviewRow> = {
  id: 'number',
  label: squadTexts.number,
  width: 128,
  cell: ({ row: { number = null, positions } }) =>
    (number ?? positions) && <ShirtNumber number={number} codes={positions ?? []} />,
};

/** Rows with an error that the preview shows; the report names all. */
const MAX_PREVIEWED_ERRORS = 100;

/** Parsed rows, invalid ones first. */
export function BulkPreview({ rows }: { rows: readonly ReadRow[] }) {
  const bad = rows.filter(({ problem }) => problem !== undefined);
  const good = rows.filter(({ problem }) => problem === undefined);
  const isNumbered = good.some(({ row }) => row.number ?? row.positions);
  const hasDefaults = good.some(({ hasDefaultRole, unknownRole }) => hasDefaultRole || unknownRole);
  return (
    <Stack gap="8">
      <div role="status">
        <Text weight="medium">{texts.bulkPreview(good.length, bad.length)}</Text>
      </div>
      {bad.length > 0 && (
        <Problems label={texts.problem} problems={bad.slice(0, MAX_PREVIEWED_ERRORS).map(problemOf)} />
      )}
      {good.length > 0 && (
        <Table
          label={texts.bulkText}
          columns={preview({ isNumbered, hasDefaults })}
          rows={good.map((row, id) => ({ ...row, id }))}
          emptyState={null}
        />
      )}
    </Stack>
  );
}

interface Problem {
  title: string;
  message: string;
}

const problemOf = ({ line, row: { email, firstName, lastName }, problem = '' }: ReadRow): Problem => ({
  title: [texts.bulkLine(line), email || [firstName, lastName].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(': '),
  message: problem,
});

/** A list, because rows of a table truncate their text. */
function Problems({ label, problems }: { label: string; problems: readonly Problem[] }) {
  return (
    <List label={label}>
      {problems.map(({ title, message }, index) => (
        <ListItem
          key={index}
          title={<MailAddress>{title}</MailAddress>}
          detail={<Text tone="danger">{message}</Text>}
        />
      ))}
    </List>
  );
}

interface ReportRow {
  id: number;
  email: string;
  outcome: string;
  note?: string;
}

const report: TableColumn<ReportRow>[] = [
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
    label: texts.outcome,
    width: '1fr',
    cell: ({ outcome, note }) => (
      <Inline gap="8" wrap>
        <Badge tone="success">{outcome}</Badge>
        {note && <Text as="span">{note}</Text>}
      </Inline>
    ),
  },
];

interface BulkReportProps {
  result: BulkResult;
  /** Rows with an error, which were not sent. */
  leftOut: readonly ReadRow[];
}

/** Result of each row; rows that were left out are named with the reason. */
export function BulkReport({ result: { success, errors }, leftOut }: BulkReportProps) {
  const problems = [
    ...leftOut.map(problemOf),
    ...errors.map(({ email, error }) => ({ title: email, message: error })),
  ];
  const failed = `${texts.failed} (${problems.length})`;
  const succeeded = `${texts.succeeded} (${success.length})`;
  return (
    <Stack gap="24">
      {problems.length > 0 && (
        <Stack gap="8">
          <Heading level={3} size="16">
            {failed}
          </Heading>
          <Problems label={failed} problems={problems} />
        </Stack>
      )}
      {success.length > 0 && (
        <Stack gap="8">
          <Heading level={3} size="16">
            {succeeded}
          </Heading>
          <Table label={succeeded} columns={report} rows={success.map(reportRow)} emptyState={null} />
        </Stack>
      )}
    </Stack>
  );
}

const reportRow = (
  { email, action, unknownPositions }: BulkResult['success'][number],
  id: number,
): ReportRow => ({
  id,
  email,
  outcome: texts.actions[action],
  note: unknownPositions && squadTexts.notSet(unknownPositions),
});
