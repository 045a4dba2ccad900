import type { Guideline } from '@stoa/schema/study-plan';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { ChangeList } from './ChangeList.tsx';
import { planChanges } from './plan-changes.ts';

/** Asks before students are taught from a draft, and lists everything that changes for them. */
export function PublishDialog({
  draft,
  published,
  busy,
  onPublish,
  onClose,
}: {
  draft: Guideline;
  /** What they are taught with now; null if the topic is new. */
  published: { version: number; guideline: Guideline } | null;
  busy: boolean;
  onPublish: () => void;
  onClose: () => void;
}) {
  const changes = published === null ? [] : planChanges(published.guideline, draft);
  const same = published !== null && changes.length === 0;
  const next = (published?.version ?? 0) + 1;
  return (
    <Dialog title={published === null ? `Publish “${draft.title}”?` : `Publish version ${next}?`} onClose={onClose}>
      <div className="grid gap-4">
        {published === null ? (
          <p>
            This is a new topic with {draft.plan.steps.length} steps. Once it is published, every student can find it and begin a
            lesson on it.
          </p>
        ) : same ? (
          <p>Nothing in this draft differs from version {published.version}.</p>
        ) : (
          <>
            <p>
              {changes.length === 1 ? 'One thing changes' : `${changes.length} things change`} against version {published.version}
              . New lessons take it; lessons under way keep theirs. You can go back to an earlier version.
            </p>
            {/* If longer than the dialog, it can also be scrolled by keyboard. */}
            <div tabIndex={0} role="region" aria-label="Changes" className="max-h-[45dvh] overflow-y-auto pr-2">
              <ChangeList changes={changes} />
            </div>
          </>
        )}
        <div className="flex flex-wrap gap-3 pt-1">
          <Button look="primary" busy={busy} disabled={same} onClick={onPublish}>
            Publish it
          </Button>
          <Button onClick={onClose}>Not yet</Button>
        </div>
      </div>
    </Dialog>
  );
}
