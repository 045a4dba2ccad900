import { saidOfMisconception } from './plan/said-of-misconception.ts';
import type { LessonSummary, ShownExample } from '@stoa/schema/lesson';
import type { PlanConcept } from '@stoa/schema/study-plan';
import { shownExample } from './support/pictures/figure-shown.ts';
import { doneAlone, evidenceIn } from './state/concept-evidence.ts';
import { isComplete, type ClosedQuestion, type LessonSession, type QuestionEnd } from './state/lesson-session.ts';

/** At this estimate or above, the summary says "on your own"; the lesson spec uses the same number for going faster. */
const standsFrom = 0.8;

/**
 * Sums up the lesson from the session's state alone, for the student and for whoever looks after her. Honesty comes before
 * kindness: what she was told, or found with help, is never called her own, and nothing is said about what wasn't asked.
 *
 * Shape   works while the lesson is still going on, too. It never contains the answer to the question in focus.
 */
export function lessonSummary(session: LessonSession): LessonSummary {
  const { topic, ended, turn_count, closed_questions, misconceptions } = session;
  const how = ended?.how ?? (isComplete(session) ? 'completed' : 'under_way');
  const standings = topic.plan.concepts.map((concept) => standingOf(session, concept));
  return {
    title: topic.title,
    how,
    turns: turn_count,
    questions: {
      right_unaided: countOf(closed_questions, 'right_unaided'),
      right_aided: countOf(closed_questions, 'right_aided'),
      told: countOf(closed_questions, 'told'),
      left: countOf(closed_questions, 'abandoned'),
    },
    concepts: standings.map(({ concept, estimate, stands }) => ({ name: concept.name, estimate, words: wordsFor[stands] })),
    strengths: strengthsOf(session, standings),
    to_practice: toPractice(session, standings),
    misconceptions_met: misconceptions.flatMap(({ id, resolved }) => {
      const known = topic.guidelines.misconceptions.find((one) => one.id === id);
      return known === undefined
        ? []
        : [{ description: saidOfMisconception(known) ?? known.description, correction: known.correction, resolved }];
    }),
    words: ended === null ? null : (session.closing_words ?? null),
    wrap_up: how === 'completed' ? topic.plan.wrap_up : null,
    worked_examples: examplesShown(session),
  };
}

/** How well she knows a concept, by what she did herself. */
type Stands = 'alone' | 'nearly' | 'mixed' | 'with_help' | 'told' | 'left' | 'not_yet' | 'not_met';
type Standing = { concept: PlanConcept; estimate: number | null; stands: Stands; wasTold: boolean };

const wordsFor: Readonly<Record<Stands, string>> = {
  alone: 'You can do this on your own.',
  nearly: 'You got the last one without a hint. A little more practice will help it stick.',
  mixed: 'You got some of this without a hint, and some of it was hard. Practice will help.',
  with_help: 'You can do this with some help. Next time, try it without.',
  told: 'We went through this together. It’s worth another try.',
  left: 'You left this for another time.',
  not_yet: 'You’ve started this.',
  not_met: 'This didn’t come up in this lesson.',
};

function standingOf(session: LessonSession, concept: PlanConcept): Standing {
  const estimate = session.mastery_estimates[concept.id] ?? null;
  const closed = session.closed_questions.filter((question) => question.concept === concept.id);
  return { concept, estimate, stands: standsBy(session, concept, estimate, closed), wasTold: countOf(closed, 'told') > 0 };
}

function standsBy(
  { last_question, session_summary }: LessonSession,
  { id }: PlanConcept,
  estimate: number | null,
  closed: readonly ClosedQuestion[],
): Stands {
  const shown = closed.filter(({ end }) => end !== 'abandoned');
  const last = shown.at(-1)?.end;
  const isInFocus = last_question?.concept === id;
  const stuckNow = isInFocus && last_question.wrong_attempts > 0;
  const alone = doneAlone(evidenceIn({ closed_questions: [...closed], last_question: isInFocus ? last_question : null }));
  if (alone !== 'no') return alone === 'twice' && (estimate ?? 0) >= standsFrom ? 'alone' : 'nearly';
  if (countOf(shown, 'right_unaided') > 0) return 'mixed';
  if (shown.length > 0) return shown.some(({ end }) => end === 'right_aided') && last !== 'told' ? 'with_help' : 'told';
  if (stuckNow) return 'not_yet';
  if (closed.length > 0) return 'left';
  return isInFocus || session_summary.concepts_taught.includes(id) ? 'not_yet' : 'not_met';
}

const countOf = (closed: readonly Pick<ClosedQuestion, 'end'>[], end: QuestionEnd): number =>
  closed.filter((question) => question.end === end).length;

/** Returns what went well, each with the deed that shows it; at most five. */
function strengthsOf({ closed_questions, misconceptions, topic }: LessonSession, standings: readonly Standing[]): string[] {
  const unaided = countOf(closed_questions, 'right_unaided');
  const stayed = closed_questions.some(
    ({ end, wrong_attempts }) => (end === 'right_aided' || end === 'right_unaided') && wrong_attempts >= 2,
  );
  const putRight = misconceptions.filter(
    ({ id, resolved }) => resolved && topic.guidelines.misconceptions.some((one) => one.id === id),
  );
  return [
    ...standings.filter(({ stands }) => stands === 'alone').map(({ concept }) => `You can do this on your own: ${concept.name}.`),
    ...(unaided > 0 ? [`You found ${unaided === 1 ? 'one answer' : `${unaided} answers`} without a hint.`] : []),
    ...(stayed ? ['You stayed with a hard question until you had it.'] : []),
    ...(putRight.length > 0 ? ['You found a mistake in your thinking and fixed it.'] : []),
  ].slice(0, 5);
}

/**
 * Returns what to practice and why, one entry for each skill, the hardest first. Skills that aren't in the graph are left out:
 * there's nothing to practice them with.
 */
function toPractice(session: LessonSession, standings: readonly Standing[]): LessonSummary['to_practice'] {
  const open = session.misconceptions.filter(({ resolved }) => !resolved).map(({ concept }) => concept);
  const reasonOf = ({ stands, wasTold }: Standing): string =>
    wasTold && (stands === 'alone' || stands === 'nearly') ? 'made_good' : stands;
  const wanting = order.flatMap((stands) =>
    standings.filter((one) => reasonOf(one) === stands).map(({ concept }) => ({ concept, stands })),
  );
  const entries = new Map<string, LessonSummary['to_practice'][number]>();
  for (const { concept, stands } of wanting) {
    const skill = session.topic.skills[concept.skill_id];
    if (skill === undefined || entries.has(concept.skill_id)) continue;
    const mixUp = open.includes(concept.id) && stands !== 'told' ? ' Watch out for the mistake from this lesson.' : '';
    entries.set(concept.skill_id, { skill_id: concept.skill_id, name: skill.name, why: `${reasons[stands]}${mixUp}` });
  }
  return [...entries.values()];
}

const reasons = {
  told: 'You saw the steps here. Try a similar one on your own.',
  with_help: 'You found it with help. Now try it without.',
  mixed: 'One of these went well and another did not. A few more will settle it.',
  not_yet: 'You were in the middle of this.',
  left: 'You left a question on this. You can come back to it.',
  made_good: 'You saw the steps here, and then you got others right. One more will help it stick.',
  nearly: 'You got it without a hint. One or two more will help it stick.',
} as const;
const order = Object.keys(reasons) as (keyof typeof reasons)[];

/** Returns the worked examples in the log, each once, in their order; in the plan's words if the plan has the example too. */
function examplesShown({ full_conversation_log, topic }: LessonSession): ShownExample[] {
  const ofPlan = [
    ...topic.plan.opening_examples,
    ...topic.plan.steps.flatMap((step) => (step.type === 'explain' ? [step.worked_example] : [])),
  ];
  const shown = new Map<string, ShownExample>();
  for (const { example } of full_conversation_log) {
    if (example === null) continue;
    const planned = ofPlan.find(({ stem }) => stem === example.stem);
    shown.set(example.stem, planned === undefined ? example : shownExample(planned));
  }
  return [...shown.values()];
}
