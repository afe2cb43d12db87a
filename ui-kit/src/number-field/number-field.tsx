import type { ReactNode } from 'react';
import { Button, Group, Input, NumberField as AriaNumberField } from 'react-aria-components';
import { AriaField } from '../form/aria-field';
import { AriaFieldFrame } from '../form/aria-field-frame';
import * as field from '../form/field.css';
import { MinusIcon, PlusIcon } from '../icons/icons';
import * as styles from './number-field.css';

export interface NumberFieldProps {
  label: string;
  isLabelHidden?: boolean;
  name?: string;
  value?: number;
  defaultValue?: number;
  onChange?: (value: number) => void;
  minValue?: number;
  maxValue?: number;
  step?: number;
  description?: ReactNode;
  error?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
}

/** A number, typed or stepped by buttons and arrow keys. */
export function NumberField({ label, isLabelHidden, description, error, ...behaviour }: NumberFieldProps) {
  const { isRequired } = behaviour;
  return (
    <AriaField>
      <AriaNumberField {...behaviour} isInvalid={error ? true : undefined} className={field.field}>
        <AriaFieldFrame
          label={label}
          isLabelHidden={isLabelHidden}
          isRequired={isRequired}
          description={description}
          error={error}
        >
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
