import { LlmTutorReply, type LlmTutorResponse } from '@stoa/schema/course/llm-tutor-response';
import { speaksOfItself } from '../../../guards/internal-language.ts';
import { obeysTheStudent } from '../../../guards/obedience.ts';
import { asksTooMuch } from '../../../guards/one-question.ts';
import { voice } from '../../../guards/voice.ts';
import { foldText } from '../../../guards/words-of.ts';
import { agent, type Guard } from '../../../turn/agent.ts';
import { courseScript } from '../turn/course-script.ts';
import { ourSentences } from '../turn/course-sentences.ts';
import type { CourseSpeech } from '../turn/course-speech.ts';
import { validateAgainstPolicy } from '../turn/validate-against-policy.ts';
import { coreRules, replyContract } from './course-tutor-rules.ts';

type CourseGuard = Guard<LlmTutorReply, CourseSpeech, null>;

/** Returns the texts of a reply that a student reads. Ids and the model's own analysis are read by code alone. */
export const textsOfReply = ({ tutor_text, concept_card, drill_card }: LlmTutorReply): readonly string[] => {
  const example = concept_card?.worked_example;
  return [
    tutor_text,
    ...(concept_card?.key_ideas ?? []),
    ...(example == null ? [] : [example.problem_latex, ...(example.steps_latex ?? []), example.final_answer_latex]),
    ...(drill_card === null ? [] : [drill_card.prompt, drill_card.question_latex]),
  ];
};

const keepsPolicy: CourseGuard = (reply, { policy, examIds }) => {
  const valid = validateAgainstPolicy(reply, policy, examIds);
  return 'fault' in valid ? { guard: 'policy', detail: valid.fault } : null;
};

const staysInRole: CourseGuard = (reply) => speaksOfItself(textsOfReply(reply));
const inVoice = voice({ longest: 900 });
const keepsVoice: CourseGuard = (reply) => inVoice(textsOfReply(reply));

/** Allows one question at a time in the text beside a card. A lesson's own words may ask one of their own. */
const asksOnce: CourseGuard = ({ tutor_text }, { found }) =>
  asksTooMuch(tutor_text, { most: 1, ours: found.unitContentChunks.map(({ text }) => text) });

/** Matches claims that only evidence can decide: that she has mastered, passed or earned something, or reached a tier. */
const claimed =
  /\byou(?:'ve| have|'re| are)? (?:now |just |already |officially )*(?:mastered|passed|earned|unlocked|reached|completed|at) (?:(?:the|a|an|your|this|that|it) )?(?:\w+ )?(?:bronze|silver|gold|unit|tier|level|badge|mastery|exam|topic|course|[a-z]{2,4}-\d)|\bmastery (?:tier|level|score)|\byou(?:'ve| have) (?:now )?mastered\b/;
const claimsNoMastery: CourseGuard = ({ tutor_text }) => {
  const [said] = claimed.exec(foldText(tutor_text)) ?? [];
  return said === undefined ? null : { guard: 'mastery_claim', detail: `claims what evidence decides: "${said}"` };
};

/** A single word says nothing to a student, whoever wanted it said. */
const saysSomething: CourseGuard = ({ tutor_text }) =>
  /\S\s+\S/.test(tutor_text) ? null : { guard: 'sentence', detail: 'is one word and no sentence' };

const obeysNobody = obeysTheStudent<CourseSpeech>(
  ({ message }) => (message === null ? '' : `${message.text}\n${message.latex ?? ''}`),
  ({ focus, found, way, alike }) =>
    [
      focus.title,
      JSON.stringify([way, alike]),
      JSON.stringify([focus.concept, focus.drill]),
      ...found.unitAnchors.flatMap(({ title, anchorText }) => [title, anchorText]),
      ...[...found.unitContentChunks, ...found.examSupportChunks].map(({ text }) => text),
      ourSentences,
    ].join('\n'),
);
const obeysInText: CourseGuard = (reply, speech, secret) => obeysNobody(textsOfReply(reply), speech, secret);

/** Phrases one turn of the course tutor (course spec PF-3.6): one action that the policy allows, with its card. */
export const courseTutorAgent = agent<LlmTutorReply, CourseSpeech>({
  name: 'course_tutor',
  version: 4,
  reply: LlmTutorReply,
  prompt: (speech) => [
    { role: 'system', content: coreRules },
    { role: 'system', content: `POLICY: ${JSON.stringify(policyOf(speech))}` },
    { role: 'system', content: `CONTEXT: ${JSON.stringify(contextOf(speech))}` },
    { role: 'user', content: `Student input:\n${inputOf(speech)}\n\n${replyContract}` },
  ],
  guards: [keepsPolicy, saysSomething, staysInRole, keepsVoice, asksOnce, claimsNoMastery, obeysInText],
  said: textsOfReply,
  script: (speech) => asReply(courseScript(speech)),
  timeoutMs: 10_000,
});

/** Converts a response into a reply with every field, null for those that don't belong to its action. */
export function asReply(response: LlmTutorResponse): LlmTutorReply {
  const concept = response.action === 'CONCEPT_CARD' ? response.concept_card : null;
  const example = concept?.worked_example ?? null;
  const { mapped_units, target_unit_id, tutor_text, turn_analysis, action } = response;
  return {
    mapped_units,
    target_unit_id,
    tutor_text,
    turn_analysis,
    action,
    concept_card:
      concept === null
        ? null
        : {
            key_ideas: concept.key_ideas,
            worked_example: example === null ? null : { ...example, steps_latex: example.steps_latex ?? null },
          },
    drill_card: response.action === 'DRILL_CARD' ? response.drill_card : null,
    exam_suggestion: response.action === 'EXAM_BLOCK' ? response.exam_suggestion : null,
  };
}

/** Returns the policy without the fields that are only for developers. */
const policyOf = ({ policy: { _debug, ...policy } }: CourseSpeech) => policy;

const contextOf = ({ found, policy, focusTier, unitsInProgress, revisit, event }: CourseSpeech) => ({
  unitAnchors: found.unitAnchors,
  unitContentChunks: found.unitContentChunks.map(({ unitId, chunkType, text, sourceId }) => ({
    unitId,
    chunkType,
    text,
    sourceId,
  })),
  examCandidates: found.examCandidates,
  ...(found.examSupportChunks.length === 0 ? {} : { examSupportChunks: found.examSupportChunks }),
  snapshotLiteForLLM: {
    focusUnitId: policy.focusUnitId,
    focusMasteryTier: focusTier,
    unitsInProgress,
    revisit: { lockedCount: revisit.lockedCount, nextEligibleAt: revisit.nextEligibleAt },
  },
  clientEvent: event,
});

const inputOf = ({ message }: CourseSpeech): string => {
  if (message === null) return '- messageText: (none: the student pressed a button, see clientEvent)';
  const quoted = (text: string) => JSON.stringify(text);
  return [
    `- messageText: ${quoted(message.text)}`,
    ...(message.latex === null ? [] : [`- messageLatex: ${quoted(message.latex)}`]),
  ].join('\n');
};
