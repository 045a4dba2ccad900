import type { ReactNode, Ref } from 'react';
import type { LessonSummary } from '@stoa/schema/lesson';
import { Button } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { MathLine, MathText } from '../../../components/MathText.tsx';
import { Example } from './Example.tsx';

const ends: Record<LessonSummary['how'], string> = {
  completed: 'You reached the end',
  left: 'Enough for today',
  needs_help: 'A good time to ask for help',
  limit: 'You did a lot today',
  under_way: 'How far you got',
};
const day = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

/** The summary of a lesson, suitable for printing. */
export function Summary({
  ref,
  summary,
  student,
  busy,
  onPractice,
}: {
  ref: Ref<HTMLHeadingElement>;
  summary: LessonSummary;
  /** The student's name, for the printed page. */
  student: string;
  busy: boolean;
  onPractice: (skillId: string) => void;
}) {
  const { how, title, words, concepts, strengths, to_practice, misconceptions_met, wrap_up, worked_examples, questions } =
    summary;
  return (
    <article aria-labelledby="summary" className="card grid gap-7 p-5 sm:p-9 print:border-0 print:p-0 print:shadow-none">
      <header className="grid gap-2">
        <p className="eyebrow">
          {title}
          <span className="hidden print:inline">
            {' '}
            · {student} · {day.format(new Date())}
          </span>
        </p>
        <h2 id="summary" ref={ref} tabIndex={-1} className="text-[1.75rem] focus:outline-none sm:text-[2rem]">
          {ends[how]}
        </h2>
        {words !== null && <p className="text-lg">{words}</p>}
        <p className="text-soft">{questionsWord(questions)}</p>
      </header>
      {wrap_up !== null && (
        <Part title="Remember">
          <div className="border-l-4 border-ochre-fill pl-4 text-lg">
            <MathText text={wrap_up} />
          </div>
        </Part>
      )}
      {strengths.length > 0 && (
        <Part title="What went well">
          <ul className="grid gap-2">
            {strengths.map((strength) => (
              <li key={strength} className="grid grid-cols-[1.25rem_1fr] items-baseline gap-2">
                <Icon name="check" className="size-4 translate-y-0.5 text-olive" />
                <span>
                  <MathLine text={strength} />
                </span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part title="What we looked at">
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[minmax(10rem,auto)_1fr]">
          {concepts.map(({ name, words }) => (
            <div key={name} className="sm:contents">
              <dt className="font-semibold">
                <MathLine text={name} />
              </dt>
              <dd className="text-soft sm:text-ink">{words}</dd>
            </div>
          ))}
        </dl>
      </Part>
      {misconceptions_met.length > 0 && <MixUps met={misconceptions_met} />}
      {to_practice.length > 0 && <ToPractice skills={to_practice} busy={busy} onPractice={onPractice} />}
      {worked_examples.length > 0 && (
        <Part title="For your notebook">
          <div className="grid gap-4">
            {worked_examples.map((example) => (
              <Example key={example.stem} example={example} />
            ))}
          </div>
        </Part>
      )}
    </article>
  );
}

function MixUps({ met }: { met: LessonSummary['misconceptions_met'] }) {
  return (
    <Part title="Mistakes to watch for">
      <ul className="grid gap-3">
        {met.map(({ description, correction, resolved }) => (
          <li
            key={description}
            className="rounded-card bg-sunk px-4 py-3 print:break-inside-avoid print:border print:border-line print:bg-transparent"
          >
            <p>
              <MathLine text={correction} />
            </p>
            <p className="text-soft">
              The mistake: <MathLine text={`${description.charAt(0).toLowerCase()}${description.slice(1)}`} />
            </p>
            <p className={`mt-1 flex items-center gap-1.5 text-[0.9375rem] ${resolved ? 'text-olive' : 'text-ochre'}`}>
              <Icon name={resolved ? 'check' : 'due'} className="size-4" />
              {resolved ? 'You fixed this one.' : 'Keep an eye on it.'}
            </p>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function ToPractice({
  skills,
  busy,
  onPractice,
}: {
  skills: LessonSummary['to_practice'];
  busy: boolean;
  onPractice: (skillId: string) => void;
}) {
  return (
    <Part title="What to practice">
      <ul className="grid gap-3">
        {skills.map(({ skill_id, name, why }) => (
          <li key={skill_id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <div className="min-w-0 flex-1 basis-60">
              <p className="font-semibold">{name}</p>
              <p className="text-soft">{why}</p>
            </div>
            <Button
              size="small"
              className="print:hidden"
              busy={busy}
              aria-label={`Practice this: ${name}`}
              onClick={() => onPractice(skill_id)}
            >
              Practice this <Icon name="arrow" className="size-4" />
            </Button>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3 print:break-inside-avoid-page">
      <h3 className="text-lg">{title}</h3>
      {children}
    </section>
  );
}

/** Says how the questions ended; what didn't happen is left out. */
function questionsWord({ right_unaided, right_aided, told, left }: LessonSummary['questions']): string {
  const parts = [
    right_unaided > 0 ? `${right_unaided} right without a hint` : '',
    right_aided > 0 ? `${right_aided} right with some help` : '',
    told > 0 ? `${told} worked out together` : '',
    left > 0 ? `${left} left for another time` : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'You haven’t answered any questions yet.' : `Questions: ${parts.join(', ')}.`;
}
