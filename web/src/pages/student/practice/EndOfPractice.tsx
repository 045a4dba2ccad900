import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Button, buttonClass } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { MathText } from '../../../components/MathText.tsx';
import { Trouble } from '../../../components/Trouble.tsx';
import { LessonsOnSkill } from '../lessons-on-skill.tsx';
import { homeQuery } from '../learner-queries.ts';
import { isMastered } from '../standing-skills.ts';
import { useStartPractice } from '../start-practice.ts';
import { Mastered, Unlocked } from './Outcome.tsx';
import type { Practice } from './use-practice.ts';

/** A session that has ended or reached a good point to stop: what was achieved, and the one next thing. */
export function EndOfPractice({ practice }: { practice: Practice }) {
  const { view, reply, busy, turn } = practice;
  const heading = useRef<HTMLHeadingElement>(null);
  const home = useQuery(homeQuery);
  const start = useStartPractice();
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  if (view.phase.kind !== 'paused' && view.phase.kind !== 'finished') return null;
  const paused = view.phase.kind === 'paused';
  const next = home.data?.next;
  const { checkpoint, skill } = view;
  const passed = checkpoint === null || checkpoint.right >= checkpoint.pass;

  return (
    <article className="card arrive grid gap-6 p-6 sm:p-10">
      <div className="grid gap-3" role="status">
        <p className="eyebrow">{view.problems_done === 1 ? 'One problem done' : `${view.problems_done} problems done`}</p>
        <h2 ref={heading} tabIndex={-1} className="text-[2rem] focus:outline-none">
          {paused ? 'A good moment to pause' : isMastered(view.progress) && passed ? 'All done. Nice work.' : 'Done for now'}
        </h2>
        <MathText text={view.phase.words} className="text-lg" />
      </div>
      {reply !== null && reply.mastered.length > 0 && <Mastered skills={reply.mastered} />}
      {reply !== null && reply.unlocked.length > 0 && <Unlocked skills={reply.unlocked} />}
      {start.error !== null && <Trouble error={start.error} />}
      <div className="flex flex-wrap items-center gap-3">
        {!paused && !passed && (
          <Button
            look="primary"
            size="large"
            busy={start.acting}
            onClick={() => start.act({ skill_id: skill.id, mode: 'practice', start_anyway: true })}
          >
            Practice {skill.name} <Icon name="arrow" />
          </Button>
        )}
        {!paused && passed && next !== undefined && (
          <Button
            look="primary"
            size="large"
            busy={start.acting}
            onClick={() => start.act({ skill_id: next.skill.id, mode: next.mode })}
          >
            Next: {next.skill.name} <Icon name="arrow" />
          </Button>
        )}
        <Link to="/" className={buttonClass({ look: paused ? 'primary' : 'plain', size: 'large' })}>
          {paused ? 'Stop for today' : 'Home'}
        </Link>
        {paused && view.may.next && (
          <Button size="large" busy={busy} onClick={() => turn({ kind: 'next' })}>
            Keep going anyway
          </Button>
        )}
        {paused && view.may.example && view.problem !== null && (
          <Button
            size="large"
            look="quiet"
            icon="example"
            busy={busy}
            onClick={() => turn({ kind: 'see_example', problem_id: view.problem!.id })}
          >
            Look at a worked example
          </Button>
        )}
      </div>
      <LessonsOnSkill skillIds={[skill.id]} />
    </article>
  );
}
