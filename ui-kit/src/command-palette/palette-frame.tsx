import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { useDimmedPage } from '../overlay/use-dimmed-page';
import { WhileOpen } from '../overlay/while-open';
import type { CommandPaletteProps } from './palette-props';
import * as styles from './command-palette.css';
import { PaletteSearch } from './palette-search';

/** The palette itself; its own module, because it is loaded when it is first opened. */
export function PaletteFrame(props: CommandPaletteProps) {
  const { isOpen, onOpenChange, label = 'Search and commands' } = props;
  useDimmedPage(isOpen);
  return (
    <ModalOverlay isDismissable {...{ isOpen, onOpenChange }} className={styles.scrim}>
      <Modal className={styles.box}>
        <Dialog aria-label={label} className={styles.dialog}>
          <WhileOpen isOpen={isOpen}>
            <PaletteSearch {...props} label={label} />
          </WhileOpen>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
