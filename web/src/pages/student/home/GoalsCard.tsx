import { useQuery } from '@tanstack/react-query';
import type { GoalProgress } from '@stoa/schema/goals';
import { classNames } from '../../../components/class-names.ts';
import { Icon } from '../../../components/Icon.tsx';
import { goalsQuery } from '../learner-queries.ts';
import { goalWords, streakWords } from './goal-words.ts';

const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' });

/** The goals of the day and the week, and the streak. It says what was done, and never what wasn’t. */
export function GoalsCard() {
  const { data } = useQuery(goalsQuery);
  if (data === undefined) return null;
  return (
    <section aria-labelledby="goals" className="card grid gap-5 self-start p-6 shadow-none sm:p-8">
      <h2 id="goals" className="text-xl">
        Your goals
      </h2>
      <Goal name="Today" {...data.today} count={data.count} />
      <Goal name="This week" {...data.week} count={data.count} />
      <Week days={data.week.days} />
      <p className="text-soft">{streakWords(data.streak)}</p>
    </section>
  );
}

function Goal({ name, done, goal, count }: { name: string; done: number; goal: number; count: GoalProgress['count'] }) {
  const reached = done >= goal;
  return (
    <div className="grid gap-1.5">
      <p className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">{name}</span>
        <span className={reached ? 'flex items-center gap-1.5 text-olive' : 'text-soft'}>
          {reached && <Icon name="check" className="size-4" />}
          {goalWords({ done, goal, count })}
        </span>
      </p>
      <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sunk">
        <div
          className={classNames('h-full rounded-full', reached ? 'bg-olive' : 'bg-plum')}
          style={{ width: `${Math.min(100, (100 * done) / goal)}%` }}
        />
      </div>
    </div>
  );
}

function Week({ days }: { days: GoalProgress['week']['days'] }) {
  return (
    <ol aria-label="Days of this week" className="grid grid-cols-7 gap-1 text-center">
      {days.map(({ date, done, when }) => {
        const name = weekday.format(new Date(`${date}T00:00:00Z`));
        return (
          <li key={date} className="grid justify-items-center gap-1">
            <span
              aria-hidden="true"
              className={classNames('text-sm', when === 'today' ? 'font-semibold text-plum' : 'text-soft')}
            >
              {name[0]}
            </span>
            <span
              aria-hidden="true"
              className={classNames(
                'grid size-7 place-items-center rounded-full border',
                done > 0 ? 'border-olive bg-olive-wash text-olive' : when === 'today' ? 'border-plum' : 'border-line',
              )}
            >
              {done > 0 && <Icon name="check" className="size-4" />}
            </span>
            <span className="sr-only">
              {name}
              {when === 'today' ? ', today' : ''}
              {done > 0 ? ': practiced' : ''}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
