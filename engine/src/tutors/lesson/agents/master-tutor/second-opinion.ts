import type { Difference } from '@stoa/schema/agent-log';
import type { Intent } from '../../hearing/heard.ts';
import type { MasterTutorContext } from './master-tutor-context.ts';
import type { TutorTurnOutput } from './tutor-turn-output.ts';

/** A view of a turn: what was said, what it shows, and which concept the waiting question is about. */
export type View = Pick<TutorTurnOutput, 'intent' | 'misconceptions_detected' | 'mastery_signal' | 'question_concept'>;

/** Returns the code's view of the turn, in the fields of the model's reply. */
export function viewOfCode({ task, message, lesson, awaiting }: MasterTutorContext): View {
  const { next, misconception, answer_correct, aided } = task;
  const concept = next.kind === 'question' ? next.question.concept : (awaiting?.concept ?? null);
  return {
    intent: message.intent,
    misconceptions_detected: misconception === null ? [] : [misconception.id],
    mastery_signal: answer_correct === false ? 'needs_remediation' : answer_correct === true && !aided ? 'strong' : 'adequate',
    question_concept: lesson.concepts.find(({ name }) => name === concept)?.id ?? null,
  };
}

/**
 * Returns where the model's view differs from the code's. This is for authors, whose plan may lack a wrong answer, name the
 * wrong concept or be misread. What the code didn't see at all (a remark, no answer, no known misconception) makes no
 * difference of intent or signal.
 */
export function differencesFrom(reply: View, context: MasterTutorContext): Difference[] {
  const code = viewOfCode(context);
  const named = (ids: readonly string[]): string => ids.toSorted().join(', ') || 'none';
  const rows = [
    ['intent', reply.intent, code.intent === 'remark' ? reply.intent : code.intent],
    ['misconceptions_detected', named(reply.misconceptions_detected), named(code.misconceptions_detected)],
    ['mastery_signal', reply.mastery_signal, context.task.answer_correct === null ? reply.mastery_signal : code.mastery_signal],
    ['question_concept', reply.question_concept, code.question_concept ?? reply.question_concept],
  ] as const;
  return rows.flatMap(([field, said, decided]) =>
    said === null || said === decided ? [] : [{ field, said, decided: decided ?? 'none' }],
  );
}

/** The parts of the model's view that a turn accepts. */
export type Taken = {
  /** What she did, instead of a remark. */
  readonly intent: Extract<Intent, 'question' | 'confusion' | 'off_topic' | 'small_talk'> | null;
  /** The guideline's name for the misconception behind her wrong answer. */
  readonly misconception: string | null;
};

const placeable = ['question', 'confusion', 'off_topic', 'small_talk'] as const;

/**
 * Accepts the model's view only if the code saw nothing: the intent of words that the code couldn't classify, and the
 * misconception behind an unexplained wrong answer, if the model names exactly one and the plan lists it. Neither costs her
 * anything nor changes mastery.
 */
export function takenFrom(reply: View, context: MasterTutorContext): Taken {
  const { task, message, lesson } = context;
  const [named, ...others] = reply.misconceptions_detected;
  const isListed = lesson.guidelines.misconceptions.some(({ id }) => id === named);
  const isUnexplained = task.answer_correct === false && task.misconception === null;
  return {
    intent: message.intent === 'remark' ? (placeable.find((one) => one === reply.intent) ?? null) : null,
    misconception: named !== undefined && others.length === 0 && isListed && isUnexplained ? named : null,
  };
}
