/** What a figure is to be: one of its own numbers, or one of those besides. */
export interface Goal {
  of: string;
  least?: number;
  most?: number;
}

/** One row of the table. `area` and `what` together are its name, by which it is compared with the last one. */
export interface Figure {
  area: string;
  what: string;
  /** Of `median`, `p95` and `most`. */
  unit: string;
  median: number;
  p95?: number;
  most?: number;
  /** How many values were measured. */
  count?: number;
  /** Other numbers of the same measurement, each under its name and unit. */
  also?: Record<string, number>;
  /** How it stands to the limit that was measured beside it: 1 is as good as the limit, more is better. */
  ratio?: number;
  goals?: readonly Goal[];
}

type Name = Pick<Figure, 'area' | 'what' | 'also' | 'ratio' | 'goals'> & { unit?: string };

export function addFigure(figure: Figure): void;
/** Times in milliseconds where no unit is given. */
export function addValues(figure: Name, values: readonly number[]): void;
export function spread(values: readonly number[]): {
  median: number;
  p95: number;
  most: number;
  count: number;
};
