import { todayTexts as texts } from '@touchline/contract';
import { Button, Feed, ShowBelow, VisuallyHidden } from '@touchline/ui-kit';
import { useState, type ReactNode } from 'react';

interface PartProps<Row> {
  label: string;
  rows: readonly Row[];
  /** Number of rows while it is folded. */
  shown: number;
  /** Shows two rows on phones while it is folded. */
  isShortOnPhones?: boolean;
  children: (row: Row) => ReactNode;
}

/** The number of items that a short Feed shows. */
const SHOWN_ON_PHONES = 2;

/** One part of Today: the first rows, and the others in place after a press. Nothing without rows. */
export function Part<Row>({ label, rows, shown, isShortOnPhones, children }: PartProps<Row>) {
  const [isOpen, setOpen] = useState(false);
  if (rows.length === 0) return null;
  const fold = (
    <Button tone="quiet" size="small" onPress={() => setOpen(!isOpen)}>
      {isOpen ? texts.showLess : texts.showAll}
      <VisuallyHidden>: {label}</VisuallyHidden>
    </Button>
  );
  const more =
    rows.length > shown
      ? fold
      : isShortOnPhones && rows.length > SHOWN_ON_PHONES && <ShowBelow breakpoint="tablet">{fold}</ShowBelow>;
  return (
    <Feed label={label} count={rows.length} action={more} isShortOnPhones={isShortOnPhones && !isOpen}>
      {(isOpen ? rows : rows.slice(0, shown)).map(children)}
    </Feed>
  );
}
