import type { CopyAside, EssayWork } from '@stoa/schema/essay/submission';
import { Button } from '../../../components/Button.tsx';
import { plainTextOf } from './essay-words.ts';

/** Versions that weren't chosen. Any of them can be used; the present one is then put aside like them. */
export function CopiesAside({
  copies,
  writable,
  onUse,
}: {
  copies: readonly CopyAside[];
  writable: boolean;
  onUse: (work: EssayWork) => void;
}) {
  if (copies.length === 0) return null;
  return (
    <details className="rounded-card border border-line px-4 py-3">
      <summary className="font-medium">{copies.length === 1 ? '1 other version' : `${copies.length} other versions`}</summary>
      <ul className="mt-3 grid gap-4">
        {copies.toReversed().map(({ at, work }, place) => (
          <li key={`${at} ${place}`} className="grid gap-2 border-t border-line pt-3">
            <p className="text-sm text-soft">
              {new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}
            </p>
            <div
              className="max-h-60 overflow-y-auto whitespace-pre-wrap"
              tabIndex={0}
              role="group"
              aria-label="Text of this version"
            >
              {plainTextOf(work.document) || 'No text'}
            </div>
            {writable && (
              <Button size="small" className="justify-self-start" onClick={() => onUse(work)}>
                Use this version
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
