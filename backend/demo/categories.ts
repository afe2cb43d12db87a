/** A category and the tag of the pages and plays in it. */
export interface DemoCategory {
  name: string;
  tag: string;
  /** Name of the parent category, which is earlier in the list. */
  below?: string;
}

/** Categories by club. Content that matches several is filed in the last one. */
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
