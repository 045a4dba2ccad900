import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type {
  GlossaryTerm,
  PlanConcept,
  StepExample,
  StudentQuestion,
  StudyPlanStep,
  TopicMisconception,
} from '@stoa/schema/study-plan';
import { SelectField } from '../../../components/Field.tsx';
import { subjectNames } from '../../student/lesson/topics/subjects.ts';
import { graphQuery } from '../../student/learner-queries.ts';
import { strandNames } from '../../student/strands.ts';
import { Fold, Line, Lines, List, NumberLine, Pick, Words } from './PlanFields.tsx';
import { emptySolutionStep, emptyStep, renumbered } from './plan-draft.ts';
import type { PlanPath } from './plan-draft.ts';
import { QuestionEditor } from './QuestionEditor.tsx';
import { ExampleEditor, StepEditor } from './StepEditor.tsx';
import { namedStep, stepNames } from './step-names.ts';
import { useEditor } from './use-plan-editor.ts';

const optionsOf = (names: Record<string, string>) => Object.entries(names).map(([value, label]) => ({ value, label }));

/** Every part of a plan as fields, each with the validator's findings. */
export function PlanForm() {
  return (
    <div className="grid gap-4">
      <Topic />
      <Guidelines />
      <Concepts />
      <Part name="The opening question" at="plan.opening">
        {() => (
          <>
            <QuestionEditor at="plan.opening" />
            <List<StepExample>
              at="plan.opening_examples"
              title="Worked examples like it: help before anything is explained"
              nameOf={({ stem }, index) => (stem === '' ? `example ${index + 1}` : stem)}
              addLabel="Add an example"
              make={() => ({ stem: '', steps: [emptySolutionStep], answer: '' })}
            >
              {(_, place) => <ExampleEditor at={place} />}
            </List>
          </>
        )}
      </Part>
      <Steps />
      <Part name="The end" at="plan.wrap_up">
        {() => <Words at="plan.wrap_up" label="What to remember" advice="In plain words, for the summary." />}
      </Part>
    </div>
  );
}

function useSkillOptions() {
  const { data: graph } = useQuery(graphQuery);
  return graph?.nodes.map(({ id, name }) => ({ value: id, label: name })) ?? [];
}

function Topic() {
  return (
    <Part name="The topic" at="title" also={['summary', 'subject', 'strand', 'grade', 'syllabus', 'guideline_id']}>
      {() => (
        <>
          <Line at="title" label="Title" />
          <Words at="summary" label="In a student’s words" advice="For the list, one sentence." />
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <Pick at="subject" label="Subject" options={optionsOf(subjectNames)} />
            <Pick at="strand" label="Strand of the skill graph" options={optionsOf(strandNames)} />
            <NumberLine at="grade" label="Grade" />
            <Line at="syllabus" label="Syllabus" />
          </div>
        </>
      )}
    </Part>
  );
}

function Guidelines() {
  return (
    <Part name="Guidelines" at="guidelines">
      {() => (
        <>
          <Lines at="guidelines.learning_objectives" label="Learning objectives" advice="One on each line: “I can …”" />
          <Lines at="guidelines.prerequisites" label="Prerequisites" advice="One on each line: “I can …”" />
          <Lines
            at="guidelines.uses"
            label="What it’s good for"
            advice="One on each line. A student who asks why they need this reads it: “A store takes 30% off, and you can tell what’s left to pay.”"
          />
          <Words
            at="guidelines.teaching_approach"
            label="Teaching approach"
            advice="What a teacher would want to know. No student reads it."
          />
          <List<TopicMisconception>
            at="guidelines.misconceptions"
            title="Misconceptions"
            nameOf={({ id }, index) => (id === '' ? `misconception ${index + 1}` : id)}
            addLabel="Add a misconception"
            make={() => ({ id: '', description: '', correction: '', note: null, rule: null })}
          >
            {(_, place) => (
              <>
                <Line at={`${place}.id`} label="Name" advice="Small letters and hyphens." />
                <Words at={`${place}.description`} label="What goes wrong" />
                <Words at={`${place}.correction`} label="How to fix it" />
                <Line
                  at={`${place}.note`}
                  label="What the student is told of it"
                  advice="Speak kindly to the student: “You added the denominators, too.” Leave it empty to say nothing."
                  nullable
                />
                <Line
                  at={`${place}.rule`}
                  label="Its rule in practice"
                  advice="The name of a mal-rule, such as add_denominators. The student then reads what practice says of it. Leave it empty for none."
                  nullable
                />
              </>
            )}
          </List>
          <List<GlossaryTerm>
            at="guidelines.glossary"
            title="Words of the topic: the answers to a student’s “What is a …?”"
            nameOf={({ words }, index) => words[0] ?? `word ${index + 1}`}
            addLabel="Add a word"
            make={() => ({ words: [], meaning: '', example: null })}
          >
            {(_, place) => (
              <>
                <Lines
                  at={`${place}.words`}
                  label="The word, and others for it"
                  advice="One on each line, the one to be shown first."
                />
                <Words at={`${place}.meaning`} label="What it means, in words for students" />
                <Line at={`${place}.example`} label="An example" advice="Empty: none." nullable />
              </>
            )}
          </List>
          <List<StudentQuestion>
            at="guidelines.student_questions"
            title="What students ask, and what they believe"
            nameOf={({ asks }, index) => asks[0] ?? `question ${index + 1}`}
            addLabel="Add a question"
            make={() => ({ asks: [], statements: [], answer: '' })}
            openable
          >
            {(_, place) => (
              <>
                <Lines
                  at={`${place}.asks`}
                  label="How they say it"
                  advice="One wording on each line, as students write it: “can it be more than 100.”"
                />
                <Lines
                  at={`${place}.statements`}
                  label="How students who have it right say it"
                  advice="One on each line, or none: “it can go over 100.” Each has to be true: it's confirmed."
                />
                <Words at={`${place}.answer`} label="The answer, in words for students" />
              </>
            )}
          </List>
        </>
      )}
    </Part>
  );
}

function Concepts() {
  const { draft } = useEditor();
  const skills = useSkillOptions();
  return (
    <Part name="Concepts" at="plan.concepts">
      {() => (
        <List<PlanConcept>
          at="plan.concepts"
          title="What is taught, and the skill that its evidence moves"
          nameOf={({ name }, index) => (name === '' ? `concept ${index + 1}` : name)}
          addLabel="Add a concept"
          make={() => ({ id: '', name: '', skill_id: draft.plan.concepts[0]?.skill_id ?? ('' as PlanConcept['skill_id']) })}
        >
          {(_, place) => (
            <div className="grid items-start gap-4 sm:grid-cols-3">
              <Line at={`${place}.name`} label="Name" />
              <Line at={`${place}.id`} label="Id" />
              <Pick at={`${place}.skill_id`} label="Skill" options={skills} />
            </div>
          )}
        </List>
      )}
    </Part>
  );
}

function Steps() {
  const { draft } = useEditor();
  const skills = useSkillOptions();
  const [type, setType] = useState<StudyPlanStep['type']>('explain');
  return (
    <div className="card grid gap-4 px-4 py-4 shadow-none sm:px-6">
      <List<StudyPlanStep>
        at="plan.steps"
        title="Steps"
        nameOf={(step) => `${step.step}. ${namedStep(step)}`}
        addLabel={`Add a step: ${stepNames[type]}`}
        make={() => emptyStep(type, draft)}
        tidy={(steps) => renumbered(steps, 'step')}
        openable
      >
        {(step, place) => <StepEditor at={place} step={step} skills={skills} />}
      </List>
      <div className="max-w-60">
        <SelectField
          label="Type of a new step"
          value={type}
          onChange={(event) => setType(event.target.value as StudyPlanStep['type'])}
        >
          {optionsOf(stepNames).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  );
}

function Part({
  name,
  at,
  also = [],
  children,
}: {
  name: string;
  at: PlanPath;
  also?: readonly PlanPath[];
  children: () => ReactNode;
}) {
  return (
    <div className="card px-4 py-3 shadow-none sm:px-6">
      <Fold name={name} at={at} also={also}>
        {children}
      </Fold>
    </div>
  );
}
