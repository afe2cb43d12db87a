import { useRef, type Ref } from 'react';
import { Input, Label, SearchField as AriaSearchField } from 'react-aria-components';
import { classes } from '../classes';
import * as field from '../form/field.css';
import { useReportTypedBeforeHydration } from '../form/use-report-before-hydration';
import { IconButton } from '../icon-button/icon-button';
import { CloseIcon, SearchIcon } from '../icons/icons';
import { VisuallyHidden } from '../text/text';

export interface SearchFieldProps {
  label: string;
  placeholder?: string;
  value: string;
  onChange: (text: string) => void;
  /** Called on Enter. */
  onSubmit?: (text: string) => void;
  /** The label of the clear button. */
  clearLabel?: string;
  name?: string;
  autoFocus?: boolean;
  /** The input element, to focus it. */
  ref?: Ref<HTMLInputElement>;
}

/** Filters the content below it, or searches on Enter. Escape clears it. */
export function SearchField({
  label,
  placeholder,
  clearLabel = 'Clear search',
  ref,
  ...behaviour
}: SearchFieldProps) {
  const { value, onChange } = behaviour;
  const frame = useRef<HTMLDivElement>(null);
  useReportTypedBeforeHydration(frame, onChange);
  return (
    <AriaSearchField {...behaviour} ref={frame} className={field.field}>
      <VisuallyHidden>
        <Label>{label}</Label>
      </VisuallyHidden>
      <div className={field.affixed}>
        <span className={field.affixStart}>
          <SearchIcon size={16} />
        </span>
        <Input
          ref={ref}
          placeholder={placeholder}
          className={classes(field.input, field.roomAtStart, field.search)}
        />
        {value && (
          <div className={field.affixEnd}>
            <IconButton label={clearLabel} icon={CloseIcon} size="small" onPress={() => onChange('')} />
          </div>
        )}
      </div>
    </AriaSearchField>
  );
}
