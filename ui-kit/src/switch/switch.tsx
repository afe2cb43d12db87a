import { useRef, type ReactNode } from 'react';
import { SwitchButton, SwitchField, Text } from 'react-aria-components';
import { AriaField } from '../form/aria-field';
import { row, words } from '../form/choice.css';
import { useReportTickedBeforeHydration } from '../form/use-report-before-hydration';
import { SpinnerRing } from '../spinner/spinner';
import * as styles from './switch.css';

export interface SwitchProps {
  name?: string;
  isSelected?: boolean;
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  /** The change is being saved: the switch shows its new state and is disabled. */
  isPending?: boolean;
  isDisabled?: boolean;
  /** The effect, shown below the label. */
  description?: string;
  /** Position of the switch: before its label, or at the end of the line, as in a list of settings. */
  place?: keyof typeof styles.places;
  children: ReactNode;
}

/** An on/off setting that applies at once; Checkbox is submitted with a form. */
export function Switch(props: SwitchProps) {
  const { isPending = false, description, place = 'start', children, ...behaviour } = props;
  const field = useRef<HTMLDivElement>(null);
  useReportTickedBeforeHydration(field, (isTicked) => behaviour.onChange?.(isTicked));
  return (
    <AriaField>
      <SwitchField {...behaviour} ref={field} isReadOnly={isPending} className={row}>
        <SwitchButton className={styles.places[place]}>
          <span className={styles.track}>
            <span className={styles.thumb}>{isPending && <SpinnerRing />}</span>
          </span>
          <span className={words}>{children}</span>
        </SwitchButton>
        {description && (
          <Text slot="description" className={styles.details[place]}>
            {description}
          </Text>
        )}
      </SwitchField>
    </AriaField>
  );
}
