import { useSyncExternalStore } from 'react';
import { Button } from '../../../components/Button.tsx';
import { classNames } from '../../../components/class-names.ts';
import type { DraftSaver } from './draft-saver.ts';
import { showPlace } from './FindingsPanel.tsx';
import type { Told } from './what-is-left.ts';

const states: Record<DraftSaver['saving']['kind'], string> = {
  saved: 'Saved',
  saving: 'Saving …',
  no_connection: 'Not saved yet: no connection',
  refused: 'Not saved yet',
  conflict: 'Not saved yet',
};

/** Always visible above the fields: the next thing to write, a link to it, and whether the draft is saved. */
export function EditorLine({
  next,
  saver,
  changed,
  onShow,
}: {
  next: Told | null;
  saver: DraftSaver;
  /** There is a draft to save. */
  changed: boolean;
  onShow: () => void;
}) {
  const { kind } = useSyncExternalStore(saver.subscribe, () => saver.saving);
  if (next === null && !changed) return null;
  return (
    <div className="sticky top-16 z-10 -mx-1 bg-paper px-1 py-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card border border-sea/30 bg-sea-wash px-4 py-2">
        {next !== null && (
          <>
            <p className="min-w-0 flex-1 basis-48">
              <span className="font-semibold text-sea">Next: </span>
              {next.says}
            </p>
            <Button
              size="small"
              onClick={() => {
                onShow();
                requestAnimationFrame(() => showPlace(next.at));
              }}
            >
              Go to it
            </Button>
          </>
        )}
        {kind === 'conflict' && (
          <Button size="small" onClick={() => window.scrollTo(0, 0)}>
            Choose a copy
          </Button>
        )}
        {changed && (
          <p
            className={classNames(
              'text-[0.9375rem]',
              kind === 'saved' || kind === 'saving' ? 'text-soft' : 'font-semibold text-clay',
            )}
          >
            {kind === 'saved' || saver.onDevice
              ? states[kind]
              : 'Not saved. Don’t close this page: this device’s storage is full.'}
          </p>
        )}
      </div>
    </div>
  );
}
