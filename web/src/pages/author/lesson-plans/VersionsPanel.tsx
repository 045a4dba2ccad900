import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Guideline } from '@stoa/schema/study-plan';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { Trouble } from '../../../components/Trouble.tsx';
import { Waiting } from '../../../components/Waiting.tsx';
import { ChangeList } from './ChangeList.tsx';
import { planChanges } from './plan-changes.ts';
import { versionQuery, versionsQuery } from './plan-queries.ts';

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/**
 * Every published version, when and by whom, and a button to go back to one: it becomes the draft, which is then published like
 * any other.
 */
export function VersionsPanel({
  topicId,
  draft,
  onRestore,
}: {
  topicId: string;
  draft: Guideline;
  onRestore: (version: number, guideline: Guideline) => void;
}) {
  const versions = useQuery(versionsQuery(topicId));
  const cache = useQueryClient();
  const [asked, ask] = useState<{ version: number; guideline: Guideline } | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const items = versions.data?.items ?? [];
  const look = (version: number) =>
    cache.fetchQuery(versionQuery(topicId, version)).then(
      (found) => {
        setError(null);
        ask(found);
      },
      (fault: Error) => setError(fault),
    );
  return (
    <section aria-labelledby="versions" className="grid gap-3">
      <h2 id="versions" className="text-lg">
        Versions
      </h2>
      {versions.isPending && <Waiting lines={2} />}
      {versions.isError && <Trouble error={versions.error} onRetry={() => void versions.refetch()} />}
      {error !== null && <Trouble error={error} />}
      <ul className="grid gap-2">
        {items.map(({ version, published_at, by, from_content }, at) => (
          <li key={version} className="grid justify-items-start gap-0.5 border-l-2 border-line pl-3 text-[0.9375rem]">
            <span className="font-semibold">
              Version {version}
              {at === 0 && <span className="font-normal text-soft">, taught now</span>}
            </span>
            <span className="text-soft">
              {moment.format(new Date(published_at))}, {from_content ? 'came with Stoa' : (by ?? 'by an author of this server')}
            </span>
            <button type="button" className="link min-h-9" onClick={() => void look(version)}>
              {at === 0 ? 'See what my draft changes' : `Go back to version ${version}`}
            </button>
          </li>
        ))}
      </ul>
      {asked !== null && (
        <VersionDialog
          asked={asked}
          isTaught={asked.version === items[0]?.version}
          draft={draft}
          onClose={() => ask(null)}
          onRestore={() => {
            onRestore(asked.version, asked.guideline);
            ask(null);
          }}
        />
      )}
    </section>
  );
}

/** Shows the current version with what the draft changes, or an earlier one with what going back to it would change. */
function VersionDialog({
  asked: { version, guideline },
  isTaught,
  draft,
  onRestore,
  onClose,
}: {
  asked: { version: number; guideline: Guideline };
  isTaught: boolean;
  draft: Guideline;
  onRestore: () => void;
  onClose: () => void;
}) {
  const changes = isTaught ? planChanges(guideline, draft) : planChanges(draft, guideline);
  return (
    <Dialog title={isTaught ? `Your draft beside version ${version}` : `Go back to version ${version}?`} onClose={onClose}>
      <div className="grid gap-4">
        {changes.length === 0 ? (
          <p>No changes. What you have open is version {version}.</p>
        ) : (
          <>
            <p>
              {isTaught
                ? `This is what would change for students if you published your draft over version ${version}.`
                : `Version ${version} will replace your draft. Students get it once you publish it. You can undo this.`}
            </p>
            <div tabIndex={0} role="region" aria-label="Changes" className="max-h-[45dvh] overflow-y-auto pr-2">
              <ChangeList changes={changes} />
            </div>
          </>
        )}
        <div className="flex flex-wrap gap-3 pt-1">
          {changes.length > 0 && !isTaught && (
            <Button look="primary" onClick={onRestore}>
              Make it my draft
            </Button>
          )}
          <Button onClick={onClose}>{changes.length > 0 && !isTaught ? 'Leave it as it is' : 'Close'}</Button>
          {changes.length > 0 && isTaught && <Button onClick={onRestore}>Drop my changes</Button>}
        </div>
      </div>
    </Dialog>
  );
}
