import { Link } from '@tanstack/react-router';
import type { PlacementResult } from '@stoa/schema/placement';
import type { SkillRef } from '@stoa/schema/practice';
import { strandNames } from '../strands.ts';

/** What a placement found: in sentences, by strand, and what was missed. */
export function PlacementFindings({ result }: { result: PlacementResult }) {
  const { words, strands, ready, look_again } = result;
  return (
    <div className="grid gap-6">
      <div className="grid max-w-prose gap-2 text-lg">
        {words.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {strands.length > 0 && (
        <div className="grid gap-3">
          <h3 className="text-lg">What you probably know</h3>
          <ul className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
            {strands.map(({ strand, credited, of }) => (
              <li key={strand} className="grid gap-1">
                <span className="flex items-baseline justify-between gap-3">
                  {strandNames[strand]}
                  <span className="text-sm whitespace-nowrap text-soft">
                    {credited} of {of}
                  </span>
                </span>
                <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sunk">
                  <span className="block h-full rounded-full bg-olive" style={{ width: `${(100 * credited) / of}%` }} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <SkillLinks title="You’re ready for" skills={ready} />
      <SkillLinks title="Worth another look" skills={look_again} />
    </div>
  );
}

/** Skills by name, each leading to where it can be practiced and to its lessons. */
function SkillLinks({ title, skills }: { title: string; skills: readonly SkillRef[] }) {
  if (skills.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h3 className="text-lg">{title}</h3>
      <ul className="flex flex-wrap gap-2">
        {skills.map(({ id, name }) => (
          <li key={id}>
            <Link
              to="/map"
              search={{ skill: id }}
              className="inline-flex min-h-11 items-center rounded-full border border-line bg-card px-4 py-1.5 hover:border-plum hover:text-plum"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
