import type { PlanQuestion, PracticeProblems, StudyPlanStep } from '@stoa/schema/study-plan';
import { Button } from '../../../components/Button.tsx';
import { FigureEditor } from './FigureEditor.tsx';
import { Line, Lines, List, NumberLine, Pick, Words } from './PlanFields.tsx';
import { emptyQuestion, freshQuestionId } from './plan-draft.ts';
import type { PlanPath } from './plan-draft.ts';
import { Concept, QuestionEditor, SolutionEditor } from './QuestionEditor.tsx';
import { useEditor } from './use-plan-editor.ts';

/** A step of the plan, by its type. */
export function StepEditor({
  at,
  step,
  skills,
}: {
  at: PlanPath;
  step: StudyPlanStep;
  skills: readonly { value: string; label: string }[];
}) {
  return (
    <div className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Line at={`${at}.title`} label="Title" />
        <Concept at={`${at}.concept`} />
      </div>
      <Words at={`${at}.content_hint`} label="For the tutor: what the step is about" />
      {step.type === 'practice' ? (
        <>
          <div className="grid items-start gap-4 sm:grid-cols-3">
            <Pick at={`${at}.skill_id`} label="Skill of the bank" options={skills} />
            <Lines at={`${at}.difficulties`} label="Difficulties in turn" advice="1 to 5, one on each line." numbers />
            <NumberLine at={`${at}.right_needed`} label="Right answers needed" />
          </div>
          <List<PracticeProblems>
            at={`${at}.problems`}
            title="Problems that fit: those that need nothing but what was taught. None named: all of the skill"
            nameOf={({ family }, index) => (family === '' ? `kind of problem ${index + 1}` : family)}
            addLabel="Add a kind of problem"
            make={() => ({ family: '', difficulties: [...step.difficulties], concept: step.concept })}
          >
            {(_, place) => (
              <div className="grid items-start gap-4 sm:grid-cols-3">
                <Line at={`${place}.family`} label="Family" advice="As the bank names it." />
                <Lines at={`${place}.difficulties`} label="Difficulties that fit" advice="1 to 5, one on each line." numbers />
                <Concept at={`${place}.concept`} unset="The step’s own" />
              </div>
            )}
          </List>
        </>
      ) : (
        <>
          {step.type === 'explain' && <Teaching at={at} />}
          <Questions at={`${at}.questions`} step={step.step} concept={step.concept} />
        </>
      )}
      <PreviewOfStep step={step.step} />
    </div>
  );
}

/** Tries a step as a student would see it, as soon as it is finished, even if other steps aren't. */
function PreviewOfStep({ step }: { step: number }) {
  const { beginnings, preview } = useEditor();
  if (!beginnings.includes(step)) return null;
  return (
    <Button className="justify-self-start" busy={preview.busy} onClick={() => preview.begin(step)}>
      Preview step {step}
    </Button>
  );
}

/** What an explaining step says: the idea, the same idea in other ways, and one worked example. */
function Teaching({ at }: { at: PlanPath }) {
  return (
    <>
      <Words at={`${at}.explanation`} label="Explanation" advice="One idea in three or four sentences, and no question." />
      <FigureEditor at={`${at}.figure`} of="the idea" />
      <List<string>
        at={`${at}.another_way`}
        title="The same idea by another picture, the simplest first"
        nameOf={(_, index) => `another way ${index + 1}`}
        addLabel="Add another way"
        make={() => ''}
      >
        {(_, place, index) => <Words at={place} label={`Another way ${index + 1}`} />}
      </List>
      <section className="grid gap-4 rounded-card bg-sunk px-4 py-3">
        <h3 className="font-sans text-base font-semibold tracking-normal">Worked example</h3>
        <ExampleEditor at={`${at}.worked_example`} />
      </section>
    </>
  );
}

/** A problem worked out from beginning to end. */
export function ExampleEditor({ at }: { at: PlanPath }) {
  return (
    <>
      <Words at={`${at}.stem`} label="Problem" />
      <FigureEditor at={`${at}.figure`} of="the example" />
      <SolutionEditor at={`${at}.steps`} title="Its steps" />
      <Line at={`${at}.answer`} label="Answer" />
    </>
  );
}

function Questions({ at, step, concept }: { at: PlanPath; step: number; concept: string }) {
  const { draft } = useEditor();
  return (
    <List<PlanQuestion>
      at={at}
      title="Questions: the same idea with other numbers"
      nameOf={({ id, text }) => (text === '' ? id : text)}
      addLabel="Add a question"
      make={() => emptyQuestion(freshQuestionId(draft, step), concept)}
      openable
    >
      {(_, place) => <QuestionEditor at={place} />}
    </List>
  );
}
