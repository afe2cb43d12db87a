import { DateField as AriaDateField, Group } from 'react-aria-components';
import { AriaField } from '../form/aria-field';
import { AriaFieldFrame, splitFieldProps, type AriaFieldProps } from '../form/aria-field-frame';
import * as field from '../form/field.css';
import { DateSegments } from './date-segments';
import { isoDateProps, type DayInWords } from './iso-date-props';

export interface DateFieldProps extends DayInWords, AriaFieldProps {}

/** A day, typed by segments in the order of the user's locale. */
export function DateField(props: DateFieldProps) {
  const { frame, control } = splitFieldProps(props);
  const { value, defaultValue, onChange, min, max, ...rest } = control;
  return (
    <AriaField>
      <AriaDateField {...rest} {...isoDateProps({ value, defaultValue, onChange, min, max })}>
        <AriaFieldFrame {...frame}>
          <Group className={field.box}>
            <DateSegments />
          </Group>
        </AriaFieldFrame>
      </AriaDateField>
    </AriaField>
  );
}
