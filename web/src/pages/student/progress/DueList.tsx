import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Trouble } from '../../../components/Trouble.tsx';
import type { StandingSkill } from '../standing-skills.ts';
import { useStartPractice } from '../start-practice.ts';

const day = new Intl.DateTimeFormat('en', { weekday: 'short', day: 'numeric', month: 'short' });

/** How many are shown at first. */
const few = 6;

/** A skill by its name, linked to its panel on the map, and from there to its lessons. */
const SkillLink = ({ skill }: Pick<StandingSkill, 'skill'>) => (
  <Link to="/map" search={{ skill: skill.id }} className="font-medium hover:text-plum hover:underline">
    {skill.name}
  </Link>
);

/** What is due for review now, and what will be due next. */
export function DueList({ skills }: { skills: readonly StandingSkill[] }) {
  const start = useStartPractice();
  const [all, showAll] = useState(false);
  const due = skills.filter(({ progress }) => progress.standing === 'due');
  const later = skills
    .filter(({ progress }) => progress.standing === 'mastered' && progress.due_at !== null)
    .toSorted((a, b) => a.progress.due_at!.localeCompare(b.progress.due_at!))
    .slice(0, 5);
  const shown = all ? due : due.slice(0, few);

  return (
    <section aria-labelledby="due">
      <h2 id="due" className="mb-3 text-xl">
        Due for review
      </h2>
      {start.error !== null && <Trouble error={start.error} />}
      {due.length === 0 && (
        <p className="mb-3 text-soft">
          Nothing is due today.
          {later.length === 0 && ' Skills you’ve mastered come back here now and then so they stick.'}
        </p>
      )}
      <ul className="divide-y divide-line">
        {shown.map(({ skill }) => (
          <li key={skill.id} className="flex min-h-14 items-center justify-between gap-4 py-2">
            <SkillLink skill={skill} />
            <Button
              size="small"
              busy={start.acting}
              aria-label={`Review ${skill.name}`}
              onClick={() => start.act({ skill_id: skill.id, mode: 'review' })}
            >
              Review
            </Button>
          </li>
        ))}
        {shown.length < due.length && (
          <li className="py-2">
            <Button look="quiet" size="small" onClick={() => showAll(true)}>
              Show {due.length - shown.length} more
            </Button>
          </li>
        )}
        {later.map(({ skill, progress }) => (
          <li key={skill.id} className="flex min-h-12 items-center justify-between gap-4 py-2">
            <SkillLink skill={skill} />
            <span className="text-[0.9375rem] text-soft">next review {day.format(new Date(progress.due_at!))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
