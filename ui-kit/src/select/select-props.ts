import type { ReactNode } from 'react';

export interface SelectItem {
  id: string;
  label: string;
}

export interface SelectProps {
  label: string;
  isLabelHidden?: boolean;
  name?: string;
  items: readonly SelectItem[];
  selectedKey?: string | null;
  defaultSelectedKey?: string;
  onSelectionChange?: (id: string) => void;
  placeholder?: string;
  description?: ReactNode;
  error?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
}
