import type { ReactNode } from 'react';
import { classNames } from '../../../components/class-names.ts';
import { Modal } from '../../../components/Modal.tsx';

/** A part that is beside the conversation on a wide screen, and opens over it on a small one. */
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
  return (
    <Modal
      title={title}
      onClose={onClose}
      closesBeside
      look={classNames(
        'm-0 h-dvh max-h-none w-[min(22rem,88vw)] overflow-y-auto border-line bg-paper p-5 shadow-lift',
        side === 'left' ? 'mr-auto border-r' : 'ml-auto border-l',
      )}
      titleLook="pt-2 text-xl"
    >
      {children}
    </Modal>
  );
}
