import { Children, Fragment, type ReactNode } from 'react';

export interface FactsProps {
  /** Each child is one fact; empty ones are left out. */
  children: ReactNode;
}

/**
 * Short facts in one line, separated by dots. Each is isolated with the direction of its own script, so that
 * a number at its edge stays with its words in a right-to-left interface.
 */
export function Facts({ children }: FactsProps) {
  return Children.toArray(children)
    .filter((fact) => fact !== '')
    .map((fact, index) => (
      <Fragment key={index}>
        {index > 0 && ' · '}
        <bdi>{fact}</bdi>
      </Fragment>
    ));
}
