import { todayTexts as texts } from '@touchline/contract';
import { Button, Feed, VisuallyHidden } from '@touchline/ui-kit';
import { useState, type ReactNode } from 'react';

interface PartProps<Row> {
  label: string;
  rows: readonly Row[];
  /** Number of rows while it is folded. */
  shown: number;
  children: (row: Row) => ReactNode;
}

/** One part of Today: the first rows, and the others in place after a press. Nothing without rows. */
export function Part<Row>({ label, rows, shown, children }: PartProps<Row>) {
  const [isOpen, setOpen] = useState(false);
  if (rows.length === 0) return null;
  const more = rows.length > shown && (
    <Button tone="quiet" size="small" onPress={() => setOpen(!isOpen)}>
      {isOpen ? texts.showLess : texts.showAll}
      <VisuallyHidden>: {label}</VisuallyHidden>
    </Button>
  );
  return (
    <Feed label={label} count={rows.length} action={more}>
      {(isOpen ? rows : rows.slice(0, shown)).map(children)}
    </Feed>
  );
}
