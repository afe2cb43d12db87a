import type { ReactNode } from 'react';
import { sketch } from './template-cards.css';

/** Kinds of pages that a card can draw. */
export type SketchKind = 'plan' | 'session' | 'report' | 'blank';

const bar = (className: string, [x, y, width, height]: readonly [number, number, number, number]) => (
  <rect
    key={`${className} ${x} ${y}`}
    className={className}
    x={x}
    y={y}
    width={width}
    height={height}
    rx={height / 2}
  />
);
const heading = bar('ink', [60, 29, 34, 6]);

const drawings: Record<SketchKind, ReactNode> = {
  plan: (
    <>
      {heading}
      {[44, 54, 64].map((y, at) => [
        bar('accent', [60, y - 1, 5, 5]),
        bar('line', [70, y, [62, 54, 66][at] ?? 60, 3]),
      ])}
      <path
        className="grid"
        d="M60 76.5h86M60 86.5h86M60 96.5h86M60.5 76v34M88.5 76v34M117.5 76v34M145.5 76v34"
      />
    </>
  ),
  session: (
    <>
      {heading}
      {[44, 60, 76, 92].map((y, at) => [
        bar('accent', [60, y, 16, 5]),
        bar('line', [84, y, [56, 46, 60, 40][at] ?? 50, 3]),
        bar('line', [84, y + 7, [34, 52, 30, 44][at] ?? 40, 3]),
      ])}
    </>
  ),
  report: (
    <>
      {heading}
      {[46, 62, 78].map((y, at) => [
        bar('line', [60, y, 20, 3]),
        bar('danger', [92, y - 2, [46, 30, 38][at] ?? 30, 5]),
        bar('accent', [92, y + 5, [24, 40, 20][at] ?? 30, 4]),
      ])}
      {bar('line', [60, 94, 80, 3])}
    </>
  ),
  blank: (
    <>
      {bar('accent', [60, 28, 2, 12])}
      {bar('line', [66, 31, 44, 5])}
    </>
  ),
};

/** A page, drawn small. */
export function Sketch({ kind }: { kind: SketchKind }) {
  return (
    <svg className={sketch} viewBox="0 0 206 104" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <rect className="paper" x="46.5" y="16.5" width="113" height="110" rx="4" />
      {drawings[kind]}
    </svg>
  );
}
