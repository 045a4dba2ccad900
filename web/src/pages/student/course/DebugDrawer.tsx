import { useQuery } from '@tanstack/react-query';
import type { LoggedTurn } from '@stoa/schema/course/turn-log';
import { Trouble } from '../../../components/Trouble.tsx';
import { client } from '../../../api.ts';

const time = new Intl.DateTimeFormat('en', { timeStyle: 'medium' });

/** For whoever develops a course: what was decided in each turn and why (course spec PV-AI-025). The server leaves out all words of the student. */
export function DebugDrawer({ threadId, version }: { threadId: string; version: number }) {
  const logs = useQuery({
    queryKey: ['turn-logs', threadId, version],
    queryFn: () => client.course.turnLogs({ query: { threadId, limit: 20 } }),
  });
  return (
    <details className="col-span-full mb-6 rounded-card border border-dashed border-edge bg-sunk px-4 py-2 font-mono text-sm">
      <summary className="min-h-8 content-center font-sans font-semibold">Why: policy, scores, and fallback</summary>
      {logs.isError && <Trouble error={logs.error} />}
      <ol className="grid gap-4 py-3">
        {logs.data?.items.map((turn) => (
          <li key={turn.turnId} className="grid gap-2 border-t border-line pt-3">
            <Turn turn={turn} />
          </li>
        ))}
      </ol>
    </details>
  );
}

function Turn({ turn: { at, turnId, log } }: { turn: LoggedTurn }) {
  return (
    <>
      <p className="font-semibold">
        {time.format(new Date(at))} {log.event} → {log.action} {log.targetUnitId}
      </p>
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-0.5 [&_dd]:wrap-anywhere">
        {factsOf(log).map(([name, value]) => (
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

const factsOf = (log: LoggedTurn['log']): [string, string][] => [
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
