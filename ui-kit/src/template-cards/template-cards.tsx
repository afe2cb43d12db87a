import { RadioButton, RadioField, RadioGroup as AriaRadioGroup, Text } from 'react-aria-components';
import { useId, type ReactNode } from 'react';
import { classes } from '../classes';
import { PageIcon } from '../icons/icons';
import { AriaRoot } from '../provider/aria-root';
import { Sketch, type SketchKind } from './sketches';
import * as styles from './template-cards.css';

export interface TemplateCard {
  id: string;
  label: string;
  description?: string;
  /** Draws the page; without it the card is one line with an icon. */
  sketch?: SketchKind;
}

export interface TemplateCardsProps {
  /** The accessible name of the choice. */
  label: string;
  value: string;
  onChange: (id: string) => void;
  /** Cards with a sketch. */
  items: readonly TemplateCard[];
  /** Title of further cards, which have no sketch. */
  moreTitle?: string;
  more?: readonly TemplateCard[];
  /** Action at the end of that title. */
  moreAction?: ReactNode;
}

/** A choice of the template that a new page begins with: one radio group, as cards. */
export function TemplateCards(props: TemplateCardsProps) {
  const { label, value, onChange, items, moreTitle, more = [], moreAction } = props;
  const titleId = useId();
  return (
    <AriaRoot>
      <AriaRadioGroup aria-label={label} value={value} onChange={onChange} className={styles.groups}>
        <div className={classes(styles.cards, styles.sketched)}>{items.map(card)}</div>
        {more.length > 0 && (
          <div role="group" aria-labelledby={titleId} className={styles.group}>
            <div className={styles.head}>
              <span id={titleId} className={styles.title}>
                {moreTitle}
                <span className={styles.count}>{more.length}</span>
              </span>
              {moreAction}
            </div>
            <div className={classes(styles.cards, styles.plain)}>{more.map(card)}</div>
          </div>
        )}
      </AriaRadioGroup>
    </AriaRoot>
  );
}

const card = ({ id, label, description, sketch }: TemplateCard) => (
  <RadioField key={id} value={id} className={styles.card}>
    <RadioButton className={styles.button}>
      {sketch ? (
        <Sketch kind={sketch} />
      ) : (
        <span className={styles.icon}>
          <PageIcon size={20} />
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.label} dir="auto">
          {label}
        </span>
        {description && (
          <Text slot="description" className={styles.detail}>
            {description}
          </Text>
        )}
      </span>
    </RadioButton>
  </RadioField>
);
