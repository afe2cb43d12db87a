import { useRef, type ReactNode } from 'react';
import { SwitchButton, SwitchField, Text } from 'react-aria-components';
import { AriaField } from '../form/aria-field';
import { row, words } from '../form/choice.css';
import { useTickedBefore } from '../form/use-typed-before';
import { SpinnerRing } from '../spinner/spinner';
import * as styles from './switch.css';

export interface SwitchProps {
  name?: string;
  isSelected?: boolean;
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  /** It is being switched: shown where it goes, and not to be pressed again. */
  isPending?: boolean;
  isDisabled?: boolean;
  /** What it does, below its words. */
  description?: string;
  /** Where the switch stands: before its words, or at the end of the line, as in a list of settings. */
  place?: keyof typeof styles.places;
  children: ReactNode;
}

/** On or off, at once; in a form that is sent there is Checkbox. */
export function Switch(props: SwitchProps) {
  const { isPending = false, description, place = 'start', children, ...behaviour } = props;
  const field = useRef<HTMLDivElement>(null);
  useTickedBefore(field, (isTicked) => behaviour.onChange?.(isTicked));
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
