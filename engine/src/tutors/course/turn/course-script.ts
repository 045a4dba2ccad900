import type { ClientEvent } from '@stoa/schema/course/client-event';
import type { UnitId } from '@stoa/schema/course/unit-id';
import type { ConceptCard, DrillCard, LlmTutorResponse } from '@stoa/schema/course/llm-tutor-response';
import type { MappedUnit } from '@stoa/schema/course/student-snapshot';
import type { TutorPolicy } from '@stoa/schema/course/tutor-policy';
import { sureEnough } from '../policy/compute-policy.ts';

/** What there is to say of a unit without a model. */
export type UnitMaterial = { readonly title: string; readonly concept: ConceptCard | null; readonly drill: DrillCard | null };

/** What a script knows of its turn. */
export type ScriptContext = {
  readonly policy: TutorPolicy;
  readonly examIds: readonly string[];
  readonly mappedUnits: readonly MappedUnit[];
  readonly event: ClientEvent;
  readonly material: (unit: UnitId) => UnitMaterial;
};

/**
 * What the tutor does without a model, by the trigger table of the course specification: an exam question where one is open (A5), key ideas
 * where drills show her stuck (A4), a drill where it is clear which unit she is at (A1, A2, B1), and else a question back (A3). What has no
 * material gives way to the next.
 */
export function courseScript(context: ScriptContext): LlmTutorResponse {
  const { policy, examIds, event, mappedUnits, material } = context;
  const { title, concept, drill } = material(policy.focusUnitId);
  const [examId] = examIds;
  const asksDrill = event.type === 'REQUEST_DRILL';
  const isClear = event.type !== 'NONE' || mappedUnits.some(({ confidence }) => confidence >= sureEnough);
  if (event.type === 'DRILL_STUCK' && concept !== null && policy.stuck) return conceptOf(context, concept, title);
  if (event.type === 'DRILL_STUCK') return socraticQuestion(context, 'stuck');
  if (!asksDrill && examId !== undefined && policy.allowedActions.includes('EXAM_BLOCK'))
    return {
      ...common(context, `You're ready for an exam question on ${title}.`),
      action: 'EXAM_BLOCK',
      exam_suggestion: { question_id: examId, difficultyTier: policy.desiredExamTier },
    };
  if (!asksDrill && policy.stuck && concept !== null) return conceptOf(context, concept, title);
  if (isClear && drill !== null) return { ...common(context, drillText(policy, title)), action: 'DRILL_CARD', drill_card: drill };
  return socraticQuestion(context);
}

/** The action in place of one that isn't served: a question, which every policy allows. */
export const fallbackAction = (context: ScriptContext): LlmTutorResponse => socraticQuestion(context);

function socraticQuestion(context: ScriptContext, intent: 'unknown' | 'stuck' = 'unknown'): LlmTutorResponse {
  const { policy, event, mappedUnits, material } = context;
  const { title } = material(policy.focusUnitId);
  const isClear = event.type !== 'NONE' || mappedUnits.some(({ confidence }) => confidence >= sureEnough);
  const text = isClear
    ? `Let's look at ${title}. What's the first step that you would try?`
    : `We can keep going with ${title}. Which part do you want help with?`;
  return { ...common(context, text, intent), action: 'SOCRATIC_QUESTION' };
}

const conceptOf = (context: ScriptContext, concept: ConceptCard, title: string): LlmTutorResponse => ({
  ...common(context, `Let's look at the key idea of ${title} again.`, 'stuck'),
  action: 'CONCEPT_CARD',
  concept_card: concept,
});

const drillText = ({ prereqBlockingUnitId }: TutorPolicy, title: string): string =>
  prereqBlockingUnitId === null ? "Let's do one quick practice question." : `Let's practice ${title} first. You'll need it next.`;

const common = ({ policy, mappedUnits }: ScriptContext, text: string, intent: 'unknown' | 'stuck' = 'unknown') => ({
  mapped_units: mappedUnits.map(({ unitId, confidence }) => ({ unit_id: unitId, confidence })),
  target_unit_id: policy.focusUnitId,
  tutor_text: text,
  turn_analysis: {
    student_intent: intent,
    understanding_signal: 'uncertain' as const,
    suggested_prereq_units: policy.prereqBlockingUnitId === null ? [] : [policy.prereqBlockingUnitId],
  },
});
