import type { AriaFieldProps } from '../form/aria-field-frame';

export interface SelectItem {
  id: string;
  label: string;
}

export interface SelectProps extends AriaFieldProps {
  items: readonly SelectItem[];
  selectedKey?: string | null;
  defaultSelectedKey?: string;
  onSelectionChange?: (id: string) => void;
  placeholder?: string;
}
