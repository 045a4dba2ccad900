import type { z } from 'zod';
import { LearningEventBody } from '@stoa/schema/learning-event';
import { SkillState } from '@stoa/schema/mastery';
import { Versions } from '@stoa/schema/versions';
import type { TutorDefinition } from './tutor-definition.ts';
import { TutorRefusal } from './tutor-refusal.ts';
import type { Applied } from './tutor.ts';
import type { RecordedSession, RecordedState } from './turn-record.ts';

/** A tutor with the schemas that its sessions and replies have to fit. */
export type LawfulTutor = {
  definition: TutorDefinition;
  session: z.ZodType;
  reply: z.ZodType;
};

/** A session driven by a test: it takes inputs one after another, and shows the result of the last one. */
export type Driven<Input> = {
  readonly state: RecordedState<RecordedSession>;
  readonly applied: Applied<unknown, unknown>;
  readonly reply: unknown;
  take(input: Input, seconds?: number): Promise<unknown>;
};

/**
 * Drives a session through a list of acts and checks every turn against the laws that hold for all tutors.
 *
 *     A turn is taken, or declined by a `TutorRefusal` that changes nothing. What is stored and shown fits its schema, the
 *     version counts
 *     turns, and an export can show the session. Mastery moves by at most one piece of evidence a turn, only in the changed
 *     skill, with the
 *     weight that the tutor declares for the setting. Every event is one that the schema knows and names its versions, the
 *     tutor, and one
 *     of its settings. Every problem served has an event. Only a tutor that may flag does so.
 *
 * Shape   each of `acts` makes the next input from the current session, `seconds` after the last one. `held` is called after
 *         each turn that was taken, with the state before it, to check the tutor's own laws.
 * Errors  none of its own: returns the breaches of the first turn that has any, in words; an empty list if all laws were kept.
 *         What `held` throws passes through.
 */
export async function breachesOfWalk<Input, Driver extends Driven<Input>>(
  tutor: LawfulTutor,
  driver: Driver,
  acts: readonly { input: (driver: Driver) => Input; seconds?: number }[],
  held: (before: Driver['state']) => void = () => undefined,
): Promise<string[]> {
  for (const { input, seconds } of acts) {
    const before: Driver['state'] = driver.state;
    try {
      await driver.take(input(driver), seconds);
    } catch (fault) {
      if (!(fault instanceof TutorRefusal)) throw fault;
      if (driver.state !== before) return ['a turn that was declined changed the state'];
      continue;
    }
    const breaches = breachesOfTurn(tutor, before, driver);
    if (breaches.length > 0) return breaches;
    held(before);
  }
  return [];
}

/** Describes in words how a turn that was taken breaks the laws. */
function breachesOfTurn(
  { definition, session: Session, reply: Reply }: LawfulTutor,
  before: RecordedState<RecordedSession>,
  { state, applied, reply }: Pick<Driven<never>, 'state' | 'applied' | 'reply'>,
): string[] {
  const { session } = state;
  const moved = applied.events.filter((event) => event.type === 'mastery_updated');
  const served = applied.events.filter(({ type }) => type === 'problem_served');
  const movedSkills = moved.map(({ skill_id }) => skill_id);
  const otherSkills = [...state.skills].filter(([id, skill]) => before.skills.get(id) !== skill && !movedSkills.includes(id));

  return [
    ...faultsOf('the session', Session, session),
    ...faultsOf('the reply', Reply, reply),
    ...faultsOf('what an export shows', definition.exported, session),
    ...(session.version === before.session.version + 1 ? [] : ['the version of the session does not count the turn']),
    ...(moved.length <= 1 ? [] : [`mastery moved ${moved.length} times in one turn`]),
    ...(applied.changed.length === moved.length ? [] : ['the changed skills are not those whose mastery moved']),
    ...applied.changed.flatMap((skill) => faultsOf('a changed skill', SkillState, skill)),
    ...otherSkills.map(([id]) => `the state of ${id} changed without evidence`),
    ...applied.events.flatMap((event) => breachesOfEvent(definition, event)),
    ...(served.length >= applied.serves.length ? [] : ['a problem was served without an event that says so']),
    ...(definition.flags || applied.flags.length === 0 ? [] : ['a tutor that may not flag has flagged']),
  ];
}

function breachesOfEvent(
  { name, evidence }: TutorDefinition,
  { versions, tutor, setting = '', ...body }: Applied<unknown, unknown>['events'][number],
): string[] {
  return [
    ...faultsOf(`the event ${body.type}`, LearningEventBody, body),
    ...faultsOf(`the versions of ${body.type}`, Versions, versions),
    ...(tutor === name ? [] : [`the event ${body.type} names the tutor ${tutor}`]),
    ...(Object.hasOwn(evidence, setting) ? [] : [`the event ${body.type} names the setting ${setting}, which is not declared`]),
    ...(body.type !== 'mastery_updated' || body.weight === evidence[setting]
      ? []
      : [`evidence of the setting ${setting} counted as ${body.weight}`]),
  ];
}

const faultsOf = (what: string, schema: z.ZodType, value: unknown): string[] =>
  (schema.safeParse(value).error?.issues ?? []).map(
    ({ path, message }) => `${what} breaks its schema at /${path.join('/')}: ${message}`,
  );
