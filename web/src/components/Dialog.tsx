import type { ReactNode } from 'react';
import { Modal } from './Modal.tsx';

/** A question that must be answered before going on. */
export function Dialog({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  return (
    <Modal
      title={title}
      onClose={onClose}
      look="card arrive m-auto w-[min(34rem,calc(100vw-2rem))] p-6 sm:p-8"
      titleLook="text-2xl"
    >
      {children}
    </Modal>
  );
}
