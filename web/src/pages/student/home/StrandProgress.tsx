import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { StrandChart } from '../../../components/StrandChart.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { graphQuery, progressQuery } from '../learner-queries.ts';
import { standingSkills } from '../standing-skills.ts';
import { columnsOf } from '../strands.ts';

type Counts = { mastered: number; assumed: number; learning: number; total: number; due_today: number };

/** The student's progress: a chart with a column for each strand of mathematics, and the counts. */
export function StrandProgress({ counts, learnerId }: { counts: Counts; learnerId: string }) {
  const graph = useQuery(graphQuery);
  const progress = useQuery(progressQuery(learnerId));
  const columns = graph.data && progress.data ? columnsOf(standingSkills(graph.data, progress.data.skills)) : [];
  const rising = columns
    .filter(({ share }) => share > 0)
    .map(({ label, share }) => `${label} ${Math.round(share * 100)} percent`);

  return (
    <section aria-labelledby="strand-progress" className="card grid content-start gap-5 self-start p-6 shadow-none sm:p-8">
      <h2 id="strand-progress" className="sr-only">
        Your progress
      </h2>
      <div className="aspect-[730/262] w-full">
        {columns.length > 0 && (
          <StrandChart
            columns={columns}
            label={`Mastered by strand: ${rising.length === 0 ? 'no skills started yet' : rising.join(', ')}`}
          />
        )}
      </div>
      <p className="text-lg">
        <strong className="font-serif text-2xl">{counts.mastered}</strong> of {counts.total} skills mastered
      </p>
      {counts.assumed > 0 && (
        <p className="-mt-3 text-soft">
          {counts.assumed} more {counts.assumed === 1 ? 'is' : 'are'} assumed known until you show{' '}
          {counts.assumed === 1 ? 'it' : 'them'}.
        </p>
      )}
      <dl className="grid grid-cols-2 gap-3">
        <Count value={counts.learning} label={counts.learning === 1 ? 'skill you are learning' : 'skills you are learning'} />
        <Count value={counts.due_today} label={counts.due_today === 1 ? 'review due today' : 'reviews due today'} />
      </dl>
      <Link to="/map" className="link inline-flex items-center gap-2 justify-self-start">
        See the whole map <Icon name="arrow" className="size-4" />
      </Link>
    </section>
  );
}

function Count({ value, label }: { value: number; label: string }) {
  return (
    <div className="flex flex-col-reverse rounded-card border border-line px-4 py-3">
      <dt className="text-[0.9375rem] text-soft">{label}</dt>
      <dd className="font-serif text-xl font-semibold">{value}</dd>
    </div>
  );
}
