import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LoggedTurn } from '@stoa/schema/course/turn-log';
import { Trouble } from '../../../components/Trouble.tsx';
import { client } from '../../../api.ts';

const time = new Intl.DateTimeFormat('en', { timeStyle: 'medium' });

/** Which turns are searched. An empty field doesn't restrict the search. */
type Wanted = { readonly here: boolean; readonly unitId: string; readonly fallback: string };

/**
 * For course developers: what was decided in each turn and why (course spec PV-AI-025), in this conversation or in all of them,
 * by unit and by why a model's output wasn't served. The server leaves out all words of the student and, for authors, whose
 * turn it was.
 */
export function DebugDrawer({ threadId, version }: { threadId: string; version: number }) {
  const [wanted, want] = useState<Wanted>({ here: true, unitId: '', fallback: '' });
  const unitId = wanted.unitId.trim().toUpperCase();
  const fallback = wanted.fallback.trim();
  const query = {
    ...(wanted.here && { threadId }),
    ...(unitId !== '' && { unitId }),
    ...(fallback !== '' && { fallback }),
    limit: 20,
  };
  const logs = useQuery({
    queryKey: ['turn-logs', query, version],
    queryFn: () => client.course.turnLogs({ query }),
    placeholderData: keepPreviousData,
  });
  return (
    <details className="col-span-full mb-6 rounded-card border border-dashed border-edge bg-sunk px-4 py-2 font-mono text-sm">
      <summary className="min-h-8 content-center font-sans font-semibold">Why: policy, scores, and fallback</summary>
      <form
        aria-label="Search turns"
        className="flex flex-wrap items-end gap-x-4 gap-y-2 py-2 font-sans"
        onSubmit={(event) => event.preventDefault()}
      >
        <Field label="Unit" value={wanted.unitId} example="ALG-01" onChange={(to) => want({ ...wanted, unitId: to })} />
        <Field
          label="Fallback"
          value={wanted.fallback}
          example="no_model_output"
          onChange={(to) => want({ ...wanted, fallback: to })}
        />
        <label className="flex min-h-10 items-center gap-2">
          <input
            type="checkbox"
            checked={!wanted.here}
            onChange={({ target }) => want({ ...wanted, here: !target.checked })}
            className="size-4 accent-plum"
          />
          All conversations
        </label>
      </form>
      {logs.isError && <Trouble error={logs.error} />}
      {logs.data?.items.length === 0 && <p className="py-2 font-sans text-soft">No turns found.</p>}
      <ol aria-label="Turns" className="grid gap-4 py-3">
        {logs.data?.items.map((turn) => (
          <li key={turn.turnId} className="grid gap-2 border-t border-line pt-3">
            <Turn turn={turn} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function Field({
  label,
  value,
  example,
  onChange,
}: {
  label: string;
  value: string;
  example: string;
  onChange: (to: string) => void;
}) {
  return (
    <label className="grid gap-1">
      {label}
      <input
        type="text"
        value={value}
        placeholder={example}
        onChange={({ target }) => onChange(target.value)}
        className="min-h-10 w-48 rounded-key border border-edge bg-card px-2 font-mono"
      />
    </label>
  );
}

function Turn({ turn: { at, turnId, threadId, log } }: { turn: LoggedTurn }) {
  return (
    <>
      <p className="font-semibold">
        {time.format(new Date(at))} {log.event} → {log.action} {log.targetUnitId}
      </p>
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-0.5 [&_dd]:wrap-anywhere">
        {factsOf({ threadId, log }).map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ol aria-label="Candidate units by score">
        {log.priorities.slice(0, 6).map(({ unit_id, score, terms }) => (
          <li key={unit_id}>
            {unit_id} {score.toFixed(3)}{' '}
            <span className="text-soft">
              {Object.entries(terms)
                .map(([term, value]) => `${term} ${value.toFixed(2)}`)
                .join(', ')}
            </span>
          </li>
        ))}
      </ol>
      <details>
        <summary>Policy {turnId}</summary>
        <pre className="overflow-x-auto py-2">{JSON.stringify(log.policy, null, 2)}</pre>
      </details>
    </>
  );
}

const factsOf = ({ threadId, log }: Pick<LoggedTurn, 'threadId' | 'log'>): [string, string][] => [
  ['conversation', threadId ?? 'hidden'],
  ['mapped', log.mappedUnits.map(({ unitId, confidence }) => `${unitId} ${confidence.toFixed(2)}`).join(', ') || 'none'],
  ['intent', `${log.intent}, ${log.signal}`],
  ['focus', `${log.focusUnitId} (${log.focusMasteryTier ?? 'tier hidden'})`],
  ['blocked by', log.prereqBlockingUnitId ?? 'nothing'],
  ['allowed', log.allowedActions.join(', ')],
  ['stuck', String(log.stuck)],
  ['exam', `${log.desiredExamTier}, ${log.examReady ? 'ready' : 'not ready'}, ${log.examAvailability}`],
  ['next eligible', log.nextEligibleAt ?? 'none'],
  ['proposed', `${log.proposedAction ?? 'nothing'}, ${log.valid ? 'valid' : 'not valid'}`],
  ['fallback', `${log.fallback ?? 'none'} (${log.source})`],
  ['revisit', revisitWords(log.snapshotLite)],
];

const revisitWords = (lite: LoggedTurn['log']['snapshotLite']): string =>
  lite === null ? 'hidden' : `${lite.revisit.lockedCount} locked, next ${lite.revisit.nextQuestionId ?? 'none'}`;
