import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../../../components/class-names.ts';
import { Icon } from '../../../components/Icon.tsx';

/** What stands beside the conversation on a wide screen, opened over it on a small one. The browser's own dialog keeps the focus and gives it back. */
export function Drawer({
  title,
  side,
  onClose,
  children,
}: {
  title: string;
  side: 'left' | 'right';
  onClose: () => void;
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
        if (target === currentTarget) onClose();
      }}
      className={classNames(
        'm-0 h-dvh max-h-none w-[min(22rem,88vw)] overflow-y-auto border-line bg-paper p-5 shadow-lift backdrop:bg-[rgb(30_20_26/0.55)]',
        side === 'left' ? 'mr-auto border-r' : 'ml-auto border-l',
      )}
    >
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <button
          type="button"
          aria-label="Close"
          onClick={onClose}
          className="-mr-2 grid size-11 place-items-center rounded-full text-soft hover:bg-plum-wash hover:text-plum"
        >
          <Icon name="cross" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
