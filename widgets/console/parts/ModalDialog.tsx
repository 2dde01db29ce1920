import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { keepTab } from '#runtime/ui/keep-tab.ts';
import { onKeys } from './keys.ts';

interface Props extends Omit<OpenProps, 'role' | 'isWide'> {
  isOpen: boolean;
  role?: OpenProps['role'];
  isWide?: boolean;
}

interface OpenProps {
  title: string;
  /** Called when the person closes the dialog by Escape or, unless it asks something, beside it. Without it they can do neither. */
  onClose?: (() => void) | undefined;
  role: 'dialog' | 'alertdialog';
  isWide: boolean;
  children: ReactNode;
}

/** A dialog over the screen. It keeps the focus inside, and gives it back when it closes. */
export function ModalDialog({ isOpen, role = 'dialog', isWide = false, ...open }: Props) {
  // A form in it must not stand within a form of the screen.
  return isOpen && createPortal(<OpenDialog role={role} isWide={isWide} {...open} />, document.body);
}

function OpenDialog({ title, onClose, role, isWide, children }: OpenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // A selection that begins in a field may end beside the dialog.
  const isPressBeside = useRef(false);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    keepTab(element);
    element.showModal();
    // Only a dialog that is closed gives the focus back.
    return () => element.close();
  }, []);
  /** What happens in a dialog that was opened from this one, or to a file that is chosen in it, is handed on too. */
  const cancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose?.();
  };
  const press = (event: MouseEvent) => {
    isPressBeside.current = event.target === dialog.current;
  };
  const release = (event: MouseEvent) => {
    if (isPressBeside.current && event.target === dialog.current && role === 'dialog') onClose?.();
  };
  const pressKey = onKeys({
    escape: ({ target, currentTarget }: KeyboardEvent) => {
      const isOwn = target instanceof Node && currentTarget.contains(target);
      if (!isOwn) return false;
      onClose?.();
    },
  });
  return (
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={titleId}
      className={isWide ? 'c-modal c-modal--wide' : 'c-modal'}
      onMouseDown={press}
      onClick={release}
      onKeyDown={pressKey}
      onCancel={cancel}
    >
      <div className="c-dialog">
        <h2 id={titleId}>{title}</h2>
        {children}
      </div>
    </dialog>
  );
}
