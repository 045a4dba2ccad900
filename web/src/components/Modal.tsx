import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';

/**
 * A dialog over the page, with a title and a way to close it. It's the browser's own dialog element, which keeps the focus
 * inside and gives it back afterward.
 */
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
  /** True if a click outside the dialog closes it. */
  closesBeside?: boolean;
  look: string;
  titleLook: string;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Close it before it's removed from the page; otherwise the focus doesn't return to where it was.
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
