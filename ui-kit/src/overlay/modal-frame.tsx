import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { classes } from '../classes';
import { IconButton } from '../icon-button/icon-button';
import { CloseIcon } from '../icons/icons';
import * as styles from './modal.css';

const dialog = {
  scrim: styles.scrim,
  head: styles.head,
  body: styles.body,
  foot: styles.foot,
};
const panel = {
  scrim: styles.panelScrim,
  head: styles.panelHead,
  body: styles.panelBody,
  foot: styles.panelFoot,
};

/** Where a modal stands and how large it is. */
export type ModalPlace = keyof typeof styles.sizes | keyof typeof styles.panels;

export interface ModalFrameProps {
  title: string;
  place: ModalPlace;
  role?: 'dialog' | 'alertdialog';
  /** Whether a press beside it closes it. */
  isDismissable?: boolean;
  closeLabel: string;
  onClose: () => void;
  footer?: ReactNode;
  children: ReactNode;
}

const isPanel = (place: ModalPlace): place is keyof typeof styles.panels => place in styles.panels;

/** Every open modal; its own module, because it is loaded when the first one is opened. */
export function ModalFrame(props: ModalFrameProps) {
  const {
    title,
    place,
    role = 'dialog',
    isDismissable = true,
    closeLabel,
    onClose,
    footer,
    children,
  } = props;
  const looks = isPanel(place) ? panel : dialog;
  const box = isPanel(place) ? styles.panels[place] : classes(styles.modal, styles.sizes[place]);
  return (
    <ModalOverlay
      isOpen
      isDismissable={isDismissable}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className={looks.scrim}
    >
      <Modal className={box}>
        <Dialog role={role} className={styles.dialog}>
          <div className={looks.head}>
            <Heading slot="title" className={styles.title}>
              {title}
            </Heading>
            {role === 'dialog' && <IconButton label={closeLabel} icon={CloseIcon} onPress={onClose} />}
          </div>
          <div className={looks.body}>{children}</div>
          {footer && <div className={looks.foot}>{footer}</div>}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
