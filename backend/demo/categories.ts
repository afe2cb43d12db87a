/** Where pages and plays with a tag are filed. */
export interface DemoCategory {
  name: string;
  tag: string;
  /** The category above it, which stands before it. */
  below?: string;
}

/** The categories of each club that keeps some; what fits several is filed in the last one. */
export const categoriesOf: Record<string, DemoCategory[]> = {
  harbour: [
    { name: 'Match days', tag: 'match-plan' },
    { name: 'Opposition', tag: 'opposition', below: 'Match days' },
    { name: 'Set pieces', tag: 'set-piece' },
    { name: 'Lineouts', tag: 'lineout', below: 'Set pieces' },
    { name: 'Scrums', tag: 'scrum', below: 'Set pieces' },
    { name: 'Fitness', tag: 'conditioning' },
  ],
  riverside: [
    { name: 'With the ball', tag: 'attack' },
    { name: 'Without the ball', tag: 'defence' },
  ],
};
