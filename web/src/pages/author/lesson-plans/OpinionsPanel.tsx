import { useQuery } from '@tanstack/react-query';
import { Trouble } from '../../../components/Trouble.tsx';
import { opinionsQuery } from './plan-queries.ts';

const fields: Readonly<Record<string, string>> = {
  intent: 'What the student meant',
  misconceptions_detected: 'The mistake behind an answer',
  mastery_signal: 'How well it went',
  question_concept: 'What a question is about',
};
const inWords = (value: string): string => value.replaceAll(/[-_]/g, ' ');

/** Where a language model read lessons on this plan differently from what was decided; nothing if it never did. */
export function OpinionsPanel({ topicId }: { topicId: string }) {
  const opinions = useQuery(opinionsQuery(topicId));
  if (opinions.isError) return <Trouble error={opinions.error} onRetry={() => void opinions.refetch()} />;
  const items = opinions.data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="opinions" className="grid gap-3">
      <h2 id="opinions" className="text-lg">
        Second opinions
      </h2>
      <p className="text-[0.9375rem] text-soft">
        In lessons on this plan, a language model saw these turns differently. Nothing was changed. Check whether the plan is
        missing a wrong answer or names a concept the wrong way.
      </p>
      <ul className="grid gap-2">
        {items.map(({ field, said, decided, times }) => (
          <li
            key={`${field} ${said} ${decided}`}
            className="grid justify-items-start gap-0.5 border-l-2 border-line pl-3 text-[0.9375rem]"
          >
            <span className="font-semibold">{fields[field] ?? inWords(field)}</span>
            <span>
              The model: {inWords(said)}. Stoa: {inWords(decided)}.
            </span>
            <span className="text-soft">{times === 1 ? 'Once' : `${times} times`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
