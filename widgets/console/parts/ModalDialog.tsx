import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';

interface Props {
  title: string;
  isOpen: boolean;
  /** Called when the person closes the dialog by Escape or beside it. Without it they can do neither. */
  onClose?: (() => void) | undefined;
  role?: 'dialog' | 'alertdialog';
  isWide?: boolean;
  children: ReactNode;
}

/** A dialog over the screen. It keeps the focus inside, and gives it back when it closes. */
export function ModalDialog({ title, isOpen, onClose, role = 'dialog', isWide = false, children }: Props) {
  return (
    <ModalOverlay
      className="c-overlay"
      isOpen={isOpen}
      isDismissable={onClose !== undefined && role === 'dialog'}
      isKeyboardDismissDisabled={onClose === undefined}
      onOpenChange={(isStillOpen) => !isStillOpen && onClose?.()}
    >
      <Modal className={isWide ? 'c-modal c-modal--wide' : 'c-modal'}>
        <Dialog role={role} className="c-dialog">
          <Heading slot="title" level={2}>
            {title}
          </Heading>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
