import { addFigure, addValues, type Figure, type Goal } from '../../.tools/bench/figures.mjs';

export { addFigure, type Goal };

export const say = (line: string) => process.stdout.write(`${line}\n`);

type Title = string | Pick<Figure, 'area' | 'what' | 'goals' | 'also'>;

/** Reports a figure of times in milliseconds. */
export function report(title: Title, values: readonly number[]): void {
  addValues(typeof title === 'string' ? { area: 'Browser', what: title } : title, values);
}
