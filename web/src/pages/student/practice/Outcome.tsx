import { useEffect, useRef } from 'react';
import type { PracticeReply, PracticeView, SkillRef } from '@stoa/schema/practice';
import { Button } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { levelNames, MasteryBar } from '../../../components/MasteryBar.tsx';
import { MathLine, MathText } from '../../../components/MathText.tsx';
import { Tex } from '../../../components/Tex.tsx';
import { ShownWork } from './ShownWork.tsx';
import { Solution } from './Solution.tsx';
import type { Practice } from './use-practice.ts';

/** The result of a problem: solved or given up, how mastery changed, what was unlocked, the solution, and a button to go on. */
export function Outcome({ practice }: { practice: Practice }) {
  const { view, reply, busy, turn } = practice;
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus({ preventScroll: true }), []);
  const solved = view.phase.kind === 'solved';
  const answered = view.attempts.at(-1);
  const missed = !solved && answered?.verdict === 'incorrect' && view.mode === 'checkpoint';
  // If the reply's words are about mastered or unlocked skills, they aren't shown, because these have their own place below.
  const told = reply !== null && reply.mastered.length === 0 && reply.unlocked.length === 0;
  const words = told && !(solved && saysRightAlone(view, reply.words)) ? reply.words : '';

  return (
    <div className="arrive grid gap-5">
      <div
        className={`flex items-center gap-4 rounded-card border px-4 py-3 ${solved ? 'border-olive/35 bg-olive-wash' : 'border-line bg-sunk'}`}
      >
        <span
          className={`grid size-10 shrink-0 place-items-center rounded-full ${solved ? 'bg-olive text-card' : 'bg-card text-soft'}`}
        >
          <Icon name={solved ? 'check' : missed ? 'cross' : 'skip'} className="size-6" />
        </span>
        <div className="min-w-0">
          {/* What is said of a missed checkpoint says so itself. */}
          {!(missed && words !== '') && (
            <p className="text-lg">
              <strong>{solved ? 'Right' : missed ? 'Not this time' : 'Skipped'}</strong>
              {solved && answered?.echo != null && (
                <>
                  : <Tex tex={answered.echo.latex} />
                </>
              )}
            </p>
          )}
          {words !== '' && <MathText text={words} />}
        </div>
      </div>
      {answered !== undefined && <ShownWork attempt={answered} />}
      <Movement view={view} reply={reply} />
      {reply !== null && reply.mastered.length > 0 && <Mastered skills={reply.mastered} />}
      {reply !== null && reply.unlocked.length > 0 && <Unlocked skills={reply.unlocked} />}
      {view.solution !== null && !solved && <Solution solution={view.solution} open />}
      {view.may.next && (
        <Button
          ref={next}
          look="primary"
          size="large"
          busy={busy}
          className="justify-self-start"
          onClick={() => turn({ kind: 'next' })}
        >
          {reply !== null && reply.mastered.length > 0 ? 'Continue' : 'Next problem'} <Icon name="arrow" />
        </Button>
      )}
      {view.solution !== null && solved && <Solution solution={view.solution} open={false} />}
    </div>
  );
}

/** True if a reply only says that the answer is right, which is already shown above it: her first answer, without help. */
const saysRightAlone = ({ attempts, hints }: PracticeView, words: string): boolean =>
  attempts.length === 1 && hints.length === 0 && !/[.!?] /.test(words);

/** Mastery before and after, in words that say no more than the answers have shown. A step back is shown too. */
function Movement({ view, reply }: { view: PracticeView; reply: PracticeReply | null }) {
  const moved = reply?.mastery?.skill_id === view.skill.id ? reply.mastery : null;
  // A first wrong answer doesn't move the bar in either direction.
  const before = moved !== null && isFirstMiss(moved) ? undefined : moved?.levels?.before;
  return (
    <section aria-label="Your mastery of this skill" className="grid gap-2">
      <h3 className="font-sans text-base font-semibold tracking-normal">
        {moved === null ? 'Your mastery of this skill' : movementWords(moved)}
      </h3>
      <MasteryBar progress={view.progress} {...(before !== undefined && { before })} />
      {moved !== null && view.progress.last_outcome === 'hinted' && (
        <p className="text-[0.9375rem] text-soft">
          Problems solved with a hint count a little less. That’s OK. Try the next one on your own.
        </p>
      )}
    </section>
  );
}

type Moved = NonNullable<PracticeReply['mastery']>;

const isFirstMiss = ({ before, after, levels }: Moved): boolean => levels?.before === 'not_started' && after <= before;

function movementWords(moved: Moved): string {
  const { before, after, levels } = moved;
  if (isFirstMiss(moved)) return 'A first look at this skill';
  if (levels === undefined || levels.before === levels.after)
    return after > before ? 'A small step forward' : after < before ? 'A small step back' : 'Your mastery of this skill';
  return after > before ? `A step forward: ${levelNames[levels.after]}` : `A step back: ${levelNames[levels.after]}`;
}

/** A skill is mastered: a column of the strand chart rises, without further effects. */
export function Mastered({ skills }: { skills: readonly SkillRef[] }) {
  return (
    <section className="arrive flex items-end gap-5 rounded-card border border-ochre/40 bg-ochre-wash px-5 pt-4">
      <svg viewBox="0 0 48 92" className="h-24 shrink-0" aria-hidden="true" fill="var(--color-ochre-fill)">
        <path className="rise" d="M14 20h20l1.500 66h-23z" />
        <path className="arrive" d="M8 8h32v4l-5 7H13l-5-7zM9 86h30v6H9z" />
      </svg>
      <div className="grid gap-1 pb-5">
        <h3 className="text-2xl">Mastered: {skills.map(({ name }) => name).join(' and ')}</h3>
        <p className="text-soft">
          We’ll bring {skills.length === 1 ? 'it' : 'them'} back for review now and then so{' '}
          {skills.length === 1 ? 'it sticks' : 'they stick'}.
        </p>
      </div>
    </section>
  );
}

export function Unlocked({ skills }: { skills: readonly SkillRef[] }) {
  return (
    <section className="arrive rounded-card border border-sea/35 bg-sea-wash px-5 py-4">
      <h3 className="mb-1 text-lg">{skills.length === 1 ? 'You unlocked a new skill' : 'You unlocked new skills'}</h3>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {skills.map(({ id, name }) => (
          <li key={id} className="flex items-center gap-2 font-semibold text-sea">
            <Icon name="ready" className="size-4" /> <MathLine text={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}
