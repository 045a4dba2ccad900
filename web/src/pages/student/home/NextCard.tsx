import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import type { Recommendation } from '@stoa/schema/practice';
import { Button, buttonClass } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { graphQuery } from '../learner-queries.ts';
import type { Start } from '../start-practice.ts';

const kinds: Record<Recommendation['kind'], { eyebrow: string; button: string }> = {
  resume: { eyebrow: 'Where you left off', button: 'Continue' },
  review: { eyebrow: 'Time to review', button: 'Review it' },
  needs_review: { eyebrow: 'Worth another look', button: 'Practice it' },
  continue: { eyebrow: 'Your next step', button: 'Continue practicing' },
  new: { eyebrow: 'Something new', button: 'Start' },
  all_done: { eyebrow: 'All mastered', button: 'Practice anyway' },
};

/** Returns the name of the suggestion. Usually several reviews are due at once, starting with the skill that needs it most. */
export const titleOf = ({ skill, mode, session_id }: Recommendation, dueToday: number): string =>
  mode === 'review' && session_id === null && dueToday > 1 ? `${skill.name}, and ${dueToday - 1} more` : skill.name;

/** The next thing to practice, why, and a button: the only large one of the page if nothing else comes first. */
export function NextCard({
  next,
  first,
  dueToday,
  starting,
  onStart,
}: {
  next: Recommendation;
  first: boolean;
  dueToday: number;
  starting: boolean;
  onStart: (choice: Start) => void;
}) {
  const { eyebrow, button } = kinds[next.kind];
  const title = titleOf(next, dueToday);
  const look = { look: first ? 'primary' : 'plain', size: 'large' } as const;
  const alone = title === next.skill.name;
  const label = (
    <>
      {button} <Icon name="arrow" />
    </>
  );
  return (
    <section aria-labelledby="next" className="card arrive grid gap-5 p-6 shadow-lift sm:p-10">
      <p className="eyebrow text-plum">{eyebrow}</p>
      <div className="grid gap-3">
        <h2 id="next" className="text-[2rem] sm:text-[2.75rem]">
          {title}
        </h2>
        {alone && <p className="text-lg text-soft">“{next.skill.description}”</p>}
      </div>
      <p className="max-w-prose text-lg">{next.reason}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 pt-1">
        {next.session_id === null ? (
          // If only the mode is given, the server starts what it recommends, with the reason shown here.
          <Button {...look} busy={starting} onClick={() => onStart({ mode: next.mode })}>
            {label}
          </Button>
        ) : (
          <Link to="/practice/$sessionId" params={{ sessionId: next.session_id }} className={buttonClass(look)}>
            {label}
          </Link>
        )}
      </div>
      {alone && <SmallPath skillId={next.skill.id} />}
    </section>
  );
}

/** What the skill builds on and leads to: a small piece of the map on one line. */
function SmallPath({ skillId }: { skillId: string }) {
  const { data: graph } = useQuery(graphQuery);
  const skill = graph?.nodes.find(({ id }) => id === skillId);
  if (graph === undefined || skill === undefined) return null;
  const named = (id: string) => ({ id, name: graph.nodes.find((node) => node.id === id)?.name ?? id });
  const opens = graph.nodes.filter(({ prerequisites }) => prerequisites.includes(skill.id));
  const parts: { label: string; skills: readonly { id: string; name: string }[] }[] = [
    ...(skill.prerequisites.length > 0 ? [{ label: 'Builds on', skills: skill.prerequisites.map(named) }] : []),
    ...(opens.length > 0 ? [{ label: 'Leads to', skills: opens }] : []),
  ];
  return (
    <dl
      className={`mt-2 grid gap-x-8 gap-y-3 border-t border-line pt-5 text-[0.9375rem] ${parts.length > 1 ? 'sm:grid-cols-2' : ''}`}
    >
      {parts.map(({ label, skills }) => (
        <div key={label}>
          <dt className="text-soft">{label}</dt>
          <dd>
            {skills.slice(0, 3).map(({ id, name }, at) => (
              <Fragment key={id}>
                {at > 0 && ' · '}
                <Link to="/map" search={{ skill: id }} className="hover:text-plum hover:underline">
                  {name}
                </Link>
              </Fragment>
            ))}
            {skills.length > 3 && ` · ${skills.length - 3} more`}
          </dd>
        </div>
      ))}
    </dl>
  );
}
