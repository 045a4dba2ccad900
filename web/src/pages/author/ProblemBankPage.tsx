import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Empty } from '../../components/Empty.tsx';
import { SelectField } from '../../components/Field.tsx';
import { MathText } from '../../components/MathText.tsx';
import { Page } from '../../components/Page.tsx';
import { Trouble } from '../../components/Trouble.tsx';
import { Waiting } from '../../components/Waiting.tsx';
import { client } from '../../api.ts';
import { graphQuery } from '../student/learner-queries.ts';
import { strandNames } from '../student/strands.ts';
import { Proof } from './Proof.tsx';

const inputNames = {
  integer: 'whole number',
  decimal: 'decimal',
  fraction: 'fraction',
  expression: 'expression',
  set: 'set',
  boolean: 'true or false',
  multiple_choice: 'choice',
};

/** The verified problems of a skill. */
export function ProblemBankPage() {
  const { data: graph } = useSuspenseQuery(graphQuery);
  const { skill = graph.nodes[0]!.id } = useSearch({ from: '/layout/author/problems' });
  const navigate = useNavigate();
  const [difficulty, setDifficulty] = useState('');
  const problems = useInfiniteQuery({
    queryKey: ['bank', skill, difficulty],
    queryFn: ({ pageParam }) =>
      client.problemBank.list({
        query: { skillId: skill, difficulty: difficulty === '' ? undefined : Number(difficulty), limit: 20, cursor: pageParam },
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  });
  const items = problems.data?.pages.flatMap(({ items: of }) => of) ?? [];

  return (
    <Page title="Problems" heading="The problem bank" lead="Every problem here has passed the verifier. Students get only these.">
      <Proof />
      <div className="mb-8 grid gap-4 sm:grid-cols-[2fr_1fr]">
        <SelectField
          label="Skill"
          value={skill}
          onChange={(event) => void navigate({ to: '/author/problems', search: { skill: event.target.value }, replace: true })}
        >
          {Object.entries(strandNames).map(([strand, name]) => (
            <optgroup key={strand} label={name}>
              {graph.nodes
                .filter((node) => node.strand === strand)
                .map(({ id, name: skillName }) => (
                  <option key={id} value={id}>
                    {skillName}
                  </option>
                ))}
            </optgroup>
          ))}
        </SelectField>
        <SelectField label="Difficulty" value={difficulty} onChange={(event) => setDifficulty(event.target.value)}>
          <option value="">Every</option>
          {[1, 2, 3, 4, 5].map((level) => (
            <option key={level} value={level}>
              {level} of 5
            </option>
          ))}
        </SelectField>
      </div>
      {problems.isPending && <Waiting lines={5} />}
      {problems.isError && <Trouble error={problems.error} onRetry={() => void problems.refetch()} />}
      {problems.isSuccess && items.length === 0 && (
        <Empty title="No problems match">
          <p>Choose another difficulty or skill.</p>
        </Empty>
      )}
      <ul className="grid gap-3">
        {items.map((one) => {
          // An author gets the whole item; anybody else would get the student's view of it.
          const id = 'item' in one ? one.item.meta.id : one.id;
          const stem = 'item' in one ? one.item.problem_content.stem : one.stem;
          const level = 'item' in one ? one.item.meta.difficulty : one.difficulty;
          const kind = 'item' in one ? one.item.answer_spec.input_type : one.input_type;
          return (
            <li key={id} className="card relative grid gap-2 px-5 py-4 shadow-none hover:border-plum">
              <MathText text={stem} className="text-lg" />
              <p className="flex flex-wrap items-center justify-between gap-x-4 text-[0.9375rem] text-soft">
                <span>
                  difficulty {level} of 5 · {inputNames[kind]}
                </span>
                <Link to="/author/problems/$problemId" params={{ problemId: id }} className="link after:absolute after:inset-0">
                  Open <span className="sr-only">problem {id}</span>
                </Link>
              </p>
            </li>
          );
        })}
      </ul>
      {problems.hasNextPage && (
        <Button className="mt-6" busy={problems.isFetchingNextPage} onClick={() => void problems.fetchNextPage()}>
          Show more
        </Button>
      )}
    </Page>
  );
}
