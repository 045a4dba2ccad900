import { picturesOfDraft } from '@stoa/engine/tutors/lesson/plan/pictures-of-draft';
import type { PlanReview } from '@stoa/engine/tutors/lesson/plan/review-plan';
import { finishedParts, planOfParts } from '@stoa/engine/tutors/lesson/plan/finished-parts';
import { findingsInPractice } from '@stoa/engine/tutors/lesson/plan/practice-findings';
import type { lessons as contracts } from '@stoa/schema/contracts/lessons';
import type { Guideline } from '@stoa/schema/study-plan';
import type { StoredPlan } from '@stoa/store/store';
import { removeOldPreviews } from './old-previews.ts';
import { PlanFindings } from './plan-check/plan-findings.ts';
import { RefusalError } from '../../refusals.ts';
import type { HandlersOf } from '../../routes/handler.ts';
import type { LessonServices } from './lesson-services.ts';
import { readDraft } from './read-draft.ts';

type Finding = PlanReview['findings'][number];
type Plans = Pick<
  typeof contracts,
  'plans' | 'plan' | 'planVersions' | 'planOpinions' | 'planVersion' | 'checkPlan' | 'publishPlan' | 'previewPlan'
>;

/** Handles the author's study plans, what the validator says about them, and a lesson on a draft. */
export const planHandlers = ({ context, lessons, shelf, validator }: LessonServices): HandlersOf<Plans> => {
  const { store } = context;
  const published = new PlanFindings(
    async (...plan) => (await validator.review(...plan, context.clock())).findings,
    (error) => context.log.error({ err: error }, 'a published plan could not be checked'),
  );
  /**
   * The bank isn't sent to the thread: the few things that a plan needs of it are quickly looked up, and it may change between
   * two checks.
   */
  const inPractice = async (guideline: Guideline) => {
    await shelf.refresh();
    return findingsInPractice(guideline, shelf);
  };
  const reviewOf = async (guideline: Guideline): Promise<PlanReview> => {
    const [practiced, { findings, problems }] = [
      await inPractice(guideline),
      await validator.review(guideline, context.graph(), context.clock()),
    ];
    return { findings: [...practiced, ...findings], problems };
  };
  const findingsOfPublished = async (plan: StoredPlan) => [
    ...(await inPractice(plan.guideline)),
    ...(await published.of(plan, context.graph())),
  ];
  /**
   * Returns a draft as it was read, everything that was found in it, and the parts of it that can be tried; no parts if it
   * isn't a plan at all.
   */
  const judgeDraft = async (draft: unknown) => {
    const { lacks, guideline, isHers } = readDraft(draft);
    if (guideline === null) return { guideline, findings: lacks, all: lacks, parts: [] };
    const { findings } = await reviewOf(guideline);
    const all = [...lacks, ...findings];
    return { guideline, findings: [...lacks, ...findings.filter(isHers)], all, parts: finishedParts(guideline, all) };
  };
  /**
   * Returns the questions of a sound plan, verified. Errors `validation` while it has an error, with every finding in `fields`.
   */
  const requireSound = async (guideline: Guideline): Promise<PlanReview['problems']> => {
    const { findings, problems } = await reviewOf(guideline);
    const errors = findings.filter(({ severity }) => severity === 'error');
    const [first] = errors;
    if (first === undefined) return problems;
    throw new RefusalError('validation', `The plan can’t be taught yet. At ${first.at}: ${first.says}`, {
      more: { fields: errors.map(({ at, says }) => ({ in: 'body', path: `guideline.${at}`, message: says })) },
    });
  };

  return {
    async plans() {
      const plans = await lessons.plans.all();
      const found = published.soFar(plans, context.graph());
      const items = [];
      for (const [index, { topic_id, version, guideline, hash, published_at }] of plans.entries()) {
        const { title, subject } = guideline;
        const validated = found[index] ?? null;
        const findings = validated === null ? null : validated.length + (await inPractice(guideline)).length;
        items.push({ topic_id, title, subject, version, edited: hash === null, published_at, findings });
      }
      return { items };
    },

    async plan({ params }) {
      const plan = await lessons.plans.find(params.topicId);
      if (plan === null) throw new RefusalError('not_found', 'We couldn’t find that topic.');
      const { version, guideline, hash } = plan;
      return { version, edited: hash === null, guideline, findings: await findingsOfPublished(plan) };
    },

    async checkPlan({ body }) {
      const { findings, parts } = await judgeDraft(body.guideline);
      return { findings, can_preview_from: parts, pictures: picturesOfDraft(body.guideline) };
    },

    async planVersions({ params }) {
      const items = await store.plans.versions(params.topicId);
      if (items.length === 0) throw new RefusalError('not_found', 'We couldn’t find that topic.');
      return { items };
    },

    planOpinions: async ({ params }) => ({ items: await store.agentLogs.differencesOn(params.topicId) }),

    async planVersion({ params }) {
      const plan = await store.plans.find(params.topicId, params.version);
      if (plan === null) throw new RefusalError('not_found', 'We couldn’t find that version of the plan.');
      return { version: plan.version, guideline: plan.guideline };
    },

    async publishPlan({ caller, params, body: { guideline, expected_version, draft_revision } }) {
      if (guideline.guideline_id !== params.topicId)
        throw new RefusalError('validation', 'The guideline is of another topic than the address names.');
      const problems = await requireSound(guideline);
      const version = await store.plans.publish(
        { guideline, problems },
        expected_version,
        context.clock(),
        caller.id,
        draft_revision,
      );
      if (version === null)
        throw new RefusalError('stale', 'Someone else has published this topic. Reload it. Your draft is still here.');
      lessons.plans.expire();
      return { version };
    },

    async previewPlan({ caller, body }) {
      const { guideline, findings, all, parts } = await judgeDraft(body.guideline);
      const begin = body.from_step ?? 0;
      if (guideline === null || !parts.includes(begin)) throw notFinished(begin, guideline, findings);
      await removeOldPreviews(context);
      const plan = planOfParts(guideline, all, parts);
      const from_step = begin === 0 ? undefined : parts.filter((part) => part > 0 && part <= begin).length;
      const { sessionId, reply } = await lessons.preview(caller, plan, from_step);
      const left_out = guideline.plan.steps.flatMap((_, k) => (parts.includes(k + 1) ? [] : [k + 1]));
      return { session_id: sessionId, first_turn: reply, left_out };
    },
  };
};

/** Explains why a preview can't start there, with everything that has to change first in `fields`. */
function notFinished(begin: number, guideline: Guideline | null, findings: readonly Finding[]): RefusalError {
  const length = guideline?.plan.steps.length ?? 0;
  if (guideline !== null && begin > length)
    return new RefusalError('validation', `This plan has ${length} steps, and so none with the number ${begin}.`);
  const what =
    guideline === null
      ? 'This is not a plan yet.'
      : begin === 0
        ? 'The opening question, or every step after it, is not finished yet.'
        : `Step ${begin} is not finished yet.`;
  const fields = findings
    .filter(({ severity }) => severity === 'error')
    .map(({ at, says }) => ({ in: 'body', path: `guideline.${at}`, message: says }));
  return new RefusalError('validation', `${what} Finish it, or begin the preview at a step that is.`, { more: { fields } });
}
