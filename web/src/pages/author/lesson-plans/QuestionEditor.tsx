import type { KnownWrongAnswer, PlanQuestion, Probe } from '@stoa/schema/study-plan';
import type { SolutionStep } from '@stoa/schema/problem';
import { FigureEditor } from './FigureEditor.tsx';
import { FindingsAt, Line, Lines, List, NumberLine, Pick, Words } from './PlanFields.tsx';
import { emptyProbe, emptySolutionStep, renumbered, valueAt } from './plan-draft.ts';
import type { PlanPath } from './plan-draft.ts';
import { useEditor } from './use-plan-editor.ts';

const inputTypes = [
  { value: 'integer', label: 'Whole number' },
  { value: 'decimal', label: 'Decimal' },
  { value: 'fraction', label: 'Fraction' },
  { value: 'expression', label: 'Expression' },
  { value: 'set', label: 'Several values' },
  { value: 'boolean', label: 'True or false' },
  { value: 'multiple_choice', label: 'Choices' },
];
const forms = [
  { value: 'any', label: 'Any equal form' },
  { value: 'simplified', label: 'Simplified' },
  { value: 'factored', label: 'Factored' },
  { value: 'expanded', label: 'Expanded' },
  { value: 'reduced_fraction', label: 'Fraction in simplest form' },
  { value: 'mixed_number', label: 'Mixed number' },
  { value: 'decimal', label: 'Decimal' },
  { value: 'scientific', label: 'Scientific notation' },
  { value: 'slope_intercept', label: 'Slope-intercept form' },
  { value: 'standard_form', label: 'Standard form' },
  { value: 'vertex_form', label: 'Vertex form' },
];

/** A question: its text, its answer, and the help for it. */
export function QuestionEditor({ at }: { at: PlanPath }) {
  const { draft } = useEditor();
  const question = valueAt(draft, at) as PlanQuestion; // the editor is opened only for questions
  const { input_type } = question.answer;
  const writes = input_type !== 'boolean' && input_type !== 'multiple_choice';
  return (
    <div className="grid gap-4">
      <Words at={`${at}.text`} label="Question" advice="One question. Mathematics goes between dollar signs." />
      <FigureEditor at={`${at}.figure`} of="the question" />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Pick at={`${at}.answer.input_type`} label="Kind of answer" options={inputTypes} />
        <Line
          at={`${at}.answer.expected`}
          label="Right answer"
          {...(input_type === 'multiple_choice' && { advice: 'The letter of the choice: A for the first.' })}
          {...(input_type === 'boolean' && { advice: 'true or false' })}
        />
      </div>
      <FindingsAt at={`${at}.answer`} />
      {input_type === 'multiple_choice' && <Lines at={`${at}.answer.choices`} label="Choices" />}
      {writes && (
        <details className="group">
          <summary className="min-h-9 content-center text-soft">How it is judged</summary>
          <div className="grid items-start gap-4 pt-2 sm:grid-cols-2">
            <Pick at={`${at}.answer.judging.form`} label="Form" options={forms} />
            <Line
              at={`${at}.answer.judging.unit`}
              label="Unit"
              advice="Such as cm. The number alone is accepted, too."
              nullable
            />
            <NumberLine at={`${at}.answer.tolerance`} label="Tolerance" advice="Empty: exactly." nullable />
            <Lines at={`${at}.answer.accepted_forms`} label="Other forms that count" />
            <Lines at={`${at}.answer.judging.variables`} label="Letters that are variables" />
          </div>
        </details>
      )}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Concept at={`${at}.concept`} />
        <Line at={`${at}.id`} label="Name within the plan" />
      </div>
      <ProbeEditor at={`${at}.probe`} label="After a first wrong answer: a question about the student’s own thinking" />
      <Words at={`${at}.hint`} label="After a second one: the very next thing to do" />
      <Words
        at={`${at}.self_check`}
        label="When a student asks “is it 12?”: how to check it without you"
        advice="One or two sentences that work for any answer. It may be left empty."
        optional
      />
      <SolutionEditor at={`${at}.solution`} title="After a third one: the solution, except its last step" />
      <List<KnownWrongAnswer>
        at={`${at}.wrong_answers`}
        title="Wrong answers that are known beforehand"
        nameOf={({ answer }, index) => (answer === '' ? `wrong answer ${index + 1}` : answer)}
        addLabel="Add a wrong answer"
        make={() => ({ answer: '', misconception: draft.guidelines.misconceptions[0]?.id ?? '', probe: emptyProbe() })}
      >
        {(_, place) => (
          <>
            <div className="grid items-start gap-4 sm:grid-cols-2">
              <Line at={`${place}.answer`} label="Answer" />
              <Pick
                at={`${place}.misconception`}
                label="Misconception"
                options={draft.guidelines.misconceptions.map(({ id, description }) => ({ value: id, label: description }))}
              />
            </div>
            <ProbeEditor at={`${place}.probe`} label="The question that helps the student see it" />
          </>
        )}
      </List>
    </div>
  );
}

/** A sub-question with the replies that are judged; none of them ever counts against the student. */
function ProbeEditor({ at, label }: { at: PlanPath; label: string }) {
  return (
    <fieldset className="grid gap-4 border-l-2 border-line pl-4">
      <Words at={`${at}.text`} label={label} advice="One question that has a short answer of its own." />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Lines
          at={`${at}.expected`}
          label="Replies that are right"
          advice="One on each line, first the one to say back: 8 slices. Numbers count in words, too."
        />
        <Words at={`${at}.bridge`} label="After a right reply: back to the question" />
      </div>
      <Lines
        at={`${at}.bridge_expected`}
        label="Right replies to what that asks"
        advice="One on each line, or none where it asks for the answer itself."
      />
      <List<Probe['wrong'][number]>
        at={`${at}.wrong`}
        title="Wrong replies that are known beforehand"
        nameOf={({ answer }, index) => (answer === '' ? `wrong reply ${index + 1}` : answer)}
        addLabel="Add a wrong reply"
        make={() => ({ answer: '', says: '' })}
      >
        {(_, place) => (
          <div className="grid items-start gap-4 sm:grid-cols-[1fr_2fr]">
            <Line at={`${place}.answer`} label="Reply" />
            <Words at={`${place}.says`} label="One line that helps" />
          </div>
        )}
      </List>
    </fieldset>
  );
}

export function SolutionEditor({ at, title }: { at: PlanPath; title: string }) {
  return (
    <List<SolutionStep>
      at={at}
      title={title}
      nameOf={(_, index) => `solution step ${index + 1}`}
      addLabel="Add a step of the solution"
      make={() => emptySolutionStep}
      tidy={(steps) => renumbered(steps, 'step_index')}
    >
      {(_, place) => (
        <div className="grid items-start gap-4 sm:grid-cols-[2fr_1fr]">
          <Words at={`${place}.explanation`} label="What is done" />
          <Line at={`${place}.math`} label="The line after it (TeX)" />
        </div>
      )}
    </List>
  );
}

export function Concept({ at, unset }: { at: PlanPath; unset?: string }) {
  const { draft } = useEditor();
  const options = draft.plan.concepts.map(({ id, name }) => ({ value: id, label: name }));
  return <Pick at={at} label="Concept" options={options} {...(unset !== undefined && { unset })} />;
}
