import type { AttemptView, PracticeReply, PracticeView } from '@stoa/schema/practice';
import { Icon } from '../../../components/Icon.tsx';
import { MasteryBar } from '../../../components/MasteryBar.tsx';
import { StandingChip } from '../../../components/Standing.tsx';
import { Tex } from '../../../components/Tex.tsx';
import { LessonsOnSkill } from '../lessons-on-skill.tsx';
import { judgements } from '../../../components/judgements.ts';
import { Unread } from './Unread.tsx';

/** Beside the problem: what is being learned and why now, its mastery, and the tries so far. */
export function Rail({ view, reply }: { view: PracticeView; reply: PracticeReply | null }) {
  // The card of a closed problem already has the same bar, showing the change.
  const movementShown = view.phase.kind === 'solved' || view.phase.kind === 'given_up';
  const moved = reply?.mastery?.skill_id === view.skill.id ? reply.mastery : null;
  return (
    <aside aria-label="About this practice" className="grid content-start gap-6 text-[0.9375rem]">
      {!movementShown && (
        <section className="grid gap-3">
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <h2 className="font-sans text-base font-semibold tracking-normal">Your mastery</h2>
            <StandingChip standing={view.progress.standing} level={view.progress.level} />
          </div>
          <MasteryBar progress={view.progress} {...(moved?.levels && { before: moved.levels.before })} />
        </section>
      )}
      <section className="grid gap-1">
        <h2 className="font-sans text-base font-semibold tracking-normal">Why this problem</h2>
        <p className="text-soft">{view.reason}</p>
      </section>
      {view.mode !== 'checkpoint' && <LessonsOnSkill skillIds={[view.skill.id]} />}
      {view.attempts.length > 0 && (
        <section className="grid gap-2">
          <h2 className="font-sans text-base font-semibold tracking-normal">Your tries</h2>
          <ol className="grid gap-2">
            {view.attempts.map((attempt) => (
              <Try key={attempt.attempt_id} attempt={attempt} />
            ))}
          </ol>
        </section>
      )}
    </aside>
  );
}

export function Try({ attempt }: { attempt: AttemptView }) {
  const { icon, words, tone } = judgements[attempt.verdict];
  const written = attempt.answer ?? attempt.lines?.at(-1) ?? '';
  return (
    <li className="grid grid-cols-[auto_1fr] items-baseline gap-x-2.5 rounded-key border border-line bg-card px-3 py-2">
      <span className={tone}>
        <Icon name={icon} className="size-4 translate-y-0.5" />
      </span>
      <span className="min-w-0 overflow-hidden text-ellipsis text-base">
        {attempt.echo === null ? <Unread text={written} /> : <Tex tex={attempt.echo.latex} />}
      </span>
      <span className={`col-start-2 text-sm ${tone}`}>{words}</span>
    </li>
  );
}
