import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { SkillRef } from '@stoa/schema/practice';
import { Icon } from '../../components/Icon.tsx';
import { topicsQuery } from './learner-queries.ts';

/** Returns the lessons that teach any of these skills; empty while they aren't known. */
export function useLessonsOn(skillIds: readonly string[]): { topic_id: string; title: string }[] {
  const { data } = useQuery(topicsQuery);
  return data?.topics.filter(({ skills }) => skills.some(({ id }) => skillIds.includes(id))) ?? [];
}

/** Links from a skill, or from those of a unit, to their lessons; nothing if there are none. */
export function LessonsOnSkill({ skillIds }: { skillIds: readonly string[] }) {
  const lessons = useLessonsOn(skillIds);
  if (lessons.length === 0) return null;
  return (
    <section className="grid gap-1">
      <h3 className="font-sans text-[0.9375rem] font-normal tracking-normal text-soft">Learn it step by step</h3>
      <ul>
        {lessons.map(({ topic_id, title }) => (
          <li key={topic_id}>
            <Link
              to="/learn/topic/$topicId"
              params={{ topicId: topic_id }}
              className="link inline-flex min-h-9 items-center gap-2"
              aria-label={`Lesson: ${title}`}
            >
              <Icon name="learn" className="size-[1.125rem]" /> {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Links from a lesson to its skills, where they can be practiced. */
export function SkillsOfLesson({ skills }: { skills: readonly SkillRef[] }) {
  if (skills.length === 0) return null;
  return (
    <section aria-labelledby="skills-of-lesson" className="grid gap-2 print:hidden">
      <h2 id="skills-of-lesson" className="text-xl">
        Skills in this lesson
      </h2>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {skills.map(({ id, name }) => (
          <li key={id}>
            <Link to="/map" search={{ skill: id }} className="link inline-flex min-h-9 items-center gap-2">
              <Icon name="map" className="size-[1.125rem]" /> {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
