/** One option of a choice. */
export interface ChoiceItem {
  id: string;
  label: string;
  /** The effect of choosing it, or the reason why it is disabled. */
  description?: string;
  isDisabled?: boolean;
}
