/** One of several that can be chosen. */
export interface ChoiceItem {
  id: string;
  label: string;
  /** What it means to choose it, or why it cannot be chosen. */
  description?: string;
  isDisabled?: boolean;
}
