import { editorTexts, limits } from '@touchline/contract';
import { Button, GridPicker, Inline, NumberField, Stack } from '@touchline/ui-kit';
import { useState } from 'react';

export interface TableSize {
  rows: number;
  columns: number;
}

const usual: TableSize = { rows: limits.tableDefault, columns: limits.tableDefault };
const bounds = { minValue: limits.tableMin, maxValue: limits.tableMax };

/** The size of a new table, chosen in a grid or by numbers. */
export function TableForm({ onInsert }: { onInsert: (size: TableSize) => void }) {
  const [size, setSize] = useState(usual);
  return (
    <Stack gap="12">
      <GridPicker {...size} max={limits.tableMax} onChange={setSize} onPick={onInsert} />
      <Inline gap="12">
        <NumberField
          label={editorTexts.tableRows}
          value={size.rows}
          onChange={(rows) => setSize({ ...size, rows })}
          {...bounds}
        />
        <NumberField
          label={editorTexts.tableColumns}
          value={size.columns}
          onChange={(columns) => setSize({ ...size, columns })}
          {...bounds}
        />
      </Inline>
      <Button tone="accent" onPress={() => onInsert(size)}>
        {editorTexts.insertTable}
      </Button>
    </Stack>
  );
}
