import { StandingChip } from '../../../components/Standing.tsx';
import { isMastered } from '../standing-skills.ts';
import type { StandingSkill } from '../standing-skills.ts';
import { byStrand } from '../strands.ts';

/** The map as a list: strand by strand, each skill with its standing in words. */
export function SkillList({
  skills,
  chosen,
  onChoose,
}: {
  skills: readonly StandingSkill[];
  chosen: string | null;
  onChoose: (skillId: string) => void;
}) {
  return (
    <div className="grid gap-8">
      {byStrand(skills).map(({ strand, name, skills: of }) => (
        <section key={strand} aria-labelledby={strand}>
          <div className="mb-3 flex items-baseline justify-between gap-4">
            <h2 id={strand} className="text-xl">
              {name}
            </h2>
            <p className="text-[0.9375rem] text-soft">
              {of.filter(({ progress }) => isMastered(progress)).length} of {of.length} mastered
            </p>
          </div>
          <ul className="card divide-y divide-line overflow-hidden shadow-none">
            {of.map(({ skill, progress }) => (
              <li key={skill.id}>
                <button
                  type="button"
                  aria-pressed={chosen === skill.id}
                  onClick={() => onChoose(skill.id)}
                  className="flex min-h-14 w-full flex-wrap items-center gap-x-4 gap-y-1 px-5 py-2.5 text-left hover:bg-plum-wash aria-pressed:bg-plum-wash focus-visible:-outline-offset-3"
                >
                  <span className={`min-w-0 flex-1 basis-32 font-medium ${progress.standing === 'locked' ? 'text-soft' : ''}`}>
                    {skill.name}
                  </span>
                  <StandingChip standing={progress.standing} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
