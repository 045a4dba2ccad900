import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';

/** What stands over the page, with its title and a way to close it. The browser's own dialog: it keeps the focus, and gives it back. */
export function Modal({
  title,
  onClose,
  closesBeside = false,
  look,
  titleLook,
  children,
}: {
  title: string;
  onClose: () => void;
  /** Whether a click beside it closes it. */
  closesBeside?: boolean;
  look: string;
  titleLook: string;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Closed before it leaves the page, or the focus would not find back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={onClose}
      onClick={({ target, currentTarget }) => {
        if (closesBeside && target === currentTarget) onClose();
      }}
      className={classNames('backdrop:bg-[rgb(30_20_26/0.55)]', look)}
    >
      <div className="mb-4 flex items-start justify-between gap-4">
        <h2 id={id} className={titleLook}>
          {title}
        </h2>
        <button
          type="button"
          aria-label="Close"
          onClick={onClose}
          className="-mt-1 -mr-2 grid size-11 place-items-center rounded-full text-soft hover:bg-plum-wash hover:text-plum"
        >
          <Icon name="cross" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
