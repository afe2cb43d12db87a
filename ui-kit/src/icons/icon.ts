import { createElement, type ReactNode } from 'react';
import type { LucideIcon, LucideProps } from 'lucide-react';

export interface IconProps {
  /** Its edge in pixels; 18 without. */
  size?: 14 | 16 | 18 | 20 | 24 | 32;
}

/** An icon of the kit: a picture without words; what shows it says them. */
export type Icon = (props: IconProps) => ReactNode;

/** One stroke weight for all, thinner as the icon grows, so that a row of them has one colour. */
export const icon = (drawing: LucideIcon, looks: LucideProps = {}): Icon =>
  function KitIcon({ size = 18 }) {
    const strokeWidth = size >= 24 ? 1.5 : 1.75;
    return createElement(drawing, { size, strokeWidth, 'aria-hidden': true, ...looks });
  };
