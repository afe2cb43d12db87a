import { Button, Group, Input, NumberField as AriaNumberField } from 'react-aria-components';
import { AriaField } from '../form/aria-field';
import { AriaFieldFrame, splitFieldProps, type AriaFieldProps } from '../form/aria-field-frame';
import { MinusIcon, PlusIcon } from '../icons/icons';
import * as styles from './number-field.css';

export interface NumberFieldProps extends AriaFieldProps {
  value?: number;
  defaultValue?: number;
  onChange?: (value: number) => void;
  minValue?: number;
  maxValue?: number;
  step?: number;
}

/** A number, typed or stepped by buttons and arrow keys. */
export function NumberField(props: NumberFieldProps) {
  const { frame, control } = splitFieldProps(props);
  return (
    <AriaField>
      <AriaNumberField {...control}>
        <AriaFieldFrame {...frame}>
          <Group className={styles.group}>
            <Button slot="decrement" className={styles.step}>
              <MinusIcon size={14} />
            </Button>
            <Input className={styles.input} />
            <Button slot="increment" className={styles.step}>
              <PlusIcon size={14} />
            </Button>
          </Group>
        </AriaFieldFrame>
      </AriaNumberField>
    </AriaField>
  );
}
