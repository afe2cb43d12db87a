import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  DatePicker as AriaDatePicker,
  Dialog,
  Group,
  Heading,
  Popover,
} from 'react-aria-components';
import { button } from '../button/button.css';
import { classes } from '../classes';
import { AriaField } from '../form/aria-field';
import { AriaFieldFrame, splitFieldProps } from '../form/aria-field-frame';
import * as field from '../form/field.css';
import { CalendarIcon, ChevronLeftIcon, ChevronRightIcon } from '../icons/icons';
import * as floating from '../overlay/floating.css';
import type { DateFieldProps } from './date-field';
import * as styles from './date-field.css';
import { DateSegments } from './date-segments';
import { isoDateProps } from './iso-date-props';

export type DatePickerProps = DateFieldProps;

const square = button({ tone: 'quiet', size: 'small', shape: 'icon' });

/** A day, typed or selected in a calendar. */
export function DatePicker(props: DatePickerProps) {
  const { frame, control } = splitFieldProps(props);
  const { value, defaultValue, onChange, min, max, ...rest } = control;
  return (
    <AriaField>
      <AriaDatePicker {...rest} {...isoDateProps({ value, defaultValue, onChange, min, max })}>
        <AriaFieldFrame {...frame}>
          <Group className={classes(field.box, styles.withButton)}>
            <DateSegments />
            <Button className={square}>
              <CalendarIcon size={16} />
            </Button>
          </Group>
        </AriaFieldFrame>
        <Popover className={floating.floating} offset={4}>
          <Dialog className={styles.calendar}>
            <Month />
          </Dialog>
        </Popover>
      </AriaDatePicker>
    </AriaField>
  );
}

/** A calendar of one month. */
function Month() {
  return (
    <Calendar>
      <div className={styles.calendarHead}>
        <Button slot="previous" className={square}>
          <ChevronLeftIcon size={16} />
        </Button>
        <Heading className={styles.month} />
        <Button slot="next" className={square}>
          <ChevronRightIcon size={16} />
        </Button>
      </div>
      <CalendarGrid className={styles.grid}>
        <CalendarGridHeader>
          {(name) => <CalendarHeaderCell className={styles.weekday}>{name}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={styles.day} />}</CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}
