import { createElement, type ReactNode } from 'react';
import type { LucideIcon, LucideProps } from 'lucide-react';

export interface IconProps {
  /** Width and height in pixels; 18 by default. */
  size?: 14 | 16 | 18 | 20 | 24 | 32;
}

/**
 * A decorative icon, hidden from assistive technology: the element that contains it has the accessible name.
 */
export type Icon = (props: IconProps) => ReactNode;

/**
 * Creates an icon. The stroke gets thinner as the icon grows, so that icons of different sizes have the same
 * visual weight.
 */
export const icon = (drawing: LucideIcon, looks: LucideProps = {}): Icon =>
  function KitIcon({ size = 18 }) {
    const strokeWidth = size >= 24 ? 1.5 : 1.75;
    return createElement(drawing, { size, strokeWidth, 'aria-hidden': true, ...looks });
  };
