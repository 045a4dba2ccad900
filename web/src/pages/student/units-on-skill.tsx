import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Icon } from '../../components/Icon.tsx';
import { coursesQuery } from './course/course-queries.ts';

/** Links from a skill to the units of courses that drill it; nothing if there are none. */
export function UnitsOnSkill({ skillId }: { skillId: string }) {
  const { data } = useQuery(coursesQuery);
  const found = (data?.courses ?? []).flatMap(({ courseId, title: course, units }) =>
    units.filter(({ skills }) => skills.some((id) => id === skillId)).map((unit) => ({ ...unit, courseId, course })),
  );
  if (found.length === 0) return null;
  return (
    <section className="grid gap-1">
      <h3 className="font-sans text-[0.9375rem] font-normal tracking-normal text-soft">In a course</h3>
      <ul>
        {found.map(({ courseId, course, unitId, title }) => (
          <li key={`${courseId} ${unitId}`}>
            <Link
              to="/courses/$courseId/path"
              params={{ courseId }}
              search={{ unit: unitId }}
              className="link inline-flex min-h-9 items-center gap-2"
            >
              <Icon name="course" className="size-[1.125rem]" /> {title} ({course})
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
