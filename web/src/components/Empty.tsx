import type { ReactNode } from 'react';

/** Shown in place of an empty list: what will be here, and how to get it. */
export function Empty({ title, children, action }: { title: string; children: ReactNode; action?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-3 rounded-card border border-dashed border-edge/60 px-6 py-12 text-center">
      <svg viewBox="0 0 64 40" className="w-16 text-edge" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
        <path d="M14 33V17M23 33V17M32 33V17M41 33V17M50 33V17" strokeDasharray="2 3" />
        <path d="M6 38h52M10 34h44M8 16h48M10 12 32 3l22 9z" />
      </svg>
      <h2 className="text-xl">{title}</h2>
      <div className="max-w-prose text-soft">{children}</div>
      {action}
    </div>
  );
}
