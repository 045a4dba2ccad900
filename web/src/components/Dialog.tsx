import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

/** A question that must be settled before going on. The browser's own dialog: it keeps the focus, and gives it back. */
export function Dialog({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
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
      className="card arrive m-auto w-[min(34rem,calc(100vw-2rem))] p-6 backdrop:bg-[rgb(30_20_26/0.55)] sm:p-8"
    >
      <div className="mb-4 flex items-start justify-between gap-4">
        <h2 id={id} className="text-2xl">
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
