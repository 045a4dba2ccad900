import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../../../components/Icon.tsx';
import { graphQuery } from '../../learner-queries.ts';
import { LessonsOnSkill } from '../../lessons-on-skill.tsx';

/**
 * Links from a unit to the skills that it drills, where they can be practiced, and to their lessons; nothing if the skill graph
 * has none.
 */
export function SkillsOfUnit({ skillIds }: { skillIds: readonly string[] }) {
  const { data: graph } = useQuery(graphQuery);
  const skills = graph?.nodes.filter(({ id }) => skillIds.includes(id)) ?? [];
  if (skills.length === 0) return null;
  return (
    <>
      <section className="grid gap-1">
        <h3 className="eyebrow font-sans">Practice its skills</h3>
        <ul>
          {skills.map(({ id, name }) => (
            <li key={id}>
              <Link to="/map" search={{ skill: id }} className="link inline-flex min-h-9 items-center gap-2">
                <Icon name="map" className="size-[1.125rem] shrink-0" /> {name}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <LessonsOnSkill skillIds={skillIds} />
    </>
  );
}
