import { useEffect, useState } from 'react';

/** A placeholder with the rough shape of the content that is loading. It appears only if the wait is long enough to notice. */
export function Waiting({ label = 'Loading', lines = 3 }: { label?: string; lines?: number }) {
  const [shown, show] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => show(true), 180);
    return () => window.clearTimeout(timer);
  }, []);
  return (
    <div role="status" aria-label={label} className="grid min-h-40 content-start gap-4 py-4">
      {shown &&
        Array.from({ length: lines }, (_, line) => (
          <div key={line} className="breathe h-6 rounded-key bg-line" style={{ width: `${92 - ((line * 23) % 45)}%` }} />
        ))}
    </div>
  );
}
