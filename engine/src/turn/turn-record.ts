import type { Exposure } from '@stoa/schema/exposure';
import type { FlagPlace, NewFlag } from '@stoa/schema/flag';
import type { EventSetting, LearningEvent, LearningEventBody } from '@stoa/schema/learning-event';
import type { SkillState } from '@stoa/schema/mastery';
import type { SkillRef } from '@stoa/schema/practice';
import type { BankedProblem } from '@stoa/schema/problem';
import type { SafetyReply } from '@stoa/schema/safety-reply';
import type { SkillId } from '@stoa/schema/skill';
import type { Evidence } from '../mastery/record-evidence.ts';
import type { SkillStates } from '../mastery/skill-state.ts';
import { concernsPeople } from '../safety/concerns-people.ts';
import { newFlag } from '../safety/new-flag.ts';
import { safetyReply } from '../safety/safety-reply.ts';
import type { Unsafe } from '../safety/unsafe.ts';
import { assumedIn } from '../skills/reach.ts';
import { unlockedBy } from '../skills/unlocked.ts';
import { eventMaker, onProblem } from './event-maker.ts';
import type { LearnerWorld } from './learner-world.ts';
import type { Speaker } from './speaker.ts';
import type { EvidenceSettings, PolicyWeight, TutorDefinition } from './tutor-definition.ts';
import type { Moment, TurnChanges } from './tutor.ts';

/** The events that a tutor may record itself. `problem_served` isn't among them because `serveProblem` records it. */
type Happening = Exclude<LearningEventBody, { type: 'problem_served' }>;

/** What every tutor's session has, whatever else it contains. */
export type RecordedSession = {
  session_id: string;
  /** Goes up by one with every turn; equals the store's version of the session. */
  version: number;
  /** Skills that were mastered while the graph was unavailable, so that what they unlock isn't known yet. */
  awaiting_graph: SkillId[];
};

/** What a turn of a tutor changes: its session and the learner's skill states. */
export type RecordedState<Session extends RecordedSession> = { session: Session; skills: SkillStates };

/** One piece of evidence that was counted, with the skill before and after it. */
export type Counted<Weight extends PolicyWeight = PolicyWeight> = {
  evidence: Evidence<Weight>;
  before: SkillState;
  after: SkillState;
  newlyMastered: boolean;
};

/**
 * Records one turn of any tutor: each method is one thing that happens, with its events. A tutor extends it with what happens
 * only there, so mastery, unlocking, servings, exposures, and flags are recorded in the same way everywhere.
 */
export class TurnRecord<
  Session extends RecordedSession,
  const Settings extends EvidenceSettings,
  World extends LearnerWorld = LearnerWorld,
> {
  session: Session;
  /** The state before the turn. */
  readonly began: RecordedState<Session>;
  readonly mastered: SkillRef[] = [];
  readonly unlocked: SkillRef[] = [];
  protected readonly world: World;
  protected readonly moment: Moment;
  readonly #setting: EventSetting;
  readonly #weight: PolicyWeight | undefined;
  readonly #leadsBackTo: string;
  #skills: SkillStates;
  readonly #events: LearningEvent[] = [];
  readonly #serves: TurnChanges['serves'] = [];
  readonly #exposures: Exposure[] = [];
  readonly #flags: NewFlag[] = [];

  /** `setting`: which of the tutor's declared settings this turn is taken in. */
  constructor(
    world: World,
    before: RecordedState<Session>,
    moment: Moment,
    { name, evidence, leadsBackTo }: Pick<TutorDefinition<string, Settings>, 'name' | 'evidence' | 'leadsBackTo'>,
    setting: keyof Settings & string,
  ) {
    this.world = world;
    this.began = before;
    this.moment = moment;
    this.#setting = { tutor: name, setting };
    this.#weight = evidence[setting];
    this.#leadsBackTo = leadsBackTo;
    this.session = before.session;
    this.#skills = before.skills;
    this.#unlockWhatWaited();
  }

  get skills(): SkillStates {
    return this.#skills;
  }

  now(): string {
    return this.moment.now.toISOString();
  }

  /**
   * Records something that happened, with the versions of everything that played a part. `problem` is what was on the screen,
   * `by` who phrased it.
   */
  record(body: Happening, problem: BankedProblem | null = null, by: Speaker | null = null): void {
    this.#record(body, problem, by);
  }

  #record(body: LearningEventBody, problem: BankedProblem | null, by: Speaker | null): void {
    this.#events.push(eventMaker(this.world, problem, this.#setting)(body, by));
  }

  /** Puts a problem of the bank on the screen for the first time. The commit makes sure that it is verified. */
  serveProblem(problem: BankedProblem, reason: string, by: Speaker | null = null): void {
    const { id, version, difficulty } = problem.item.meta;
    this.#serves.push({ problem_id: id, version });
    this.#record({ type: 'problem_served', ...onProblem(problem), difficulty, reason }, problem, by);
  }

  /**
   * Takes in one piece of evidence from a problem, and records what it masters and unlocks.
   *
   * Errors  throws if the evidence has another weight than the tutor declares for this setting: that is a fault of the tutor.
   */
  takeEvidence(
    counted: Counted<Settings[keyof Settings]>,
    name: string,
    problem: BankedProblem | null,
    attempt_id: string | null,
  ): void {
    const { before, after, evidence, newlyMastered } = counted;
    const { outcome, weight } = evidence;
    if (weight !== this.#weight) {
      const { tutor, setting } = this.#setting;
      throw new Error(
        `The tutor ${tutor} declares ${this.#weight ?? 'nothing'} as the weight of ${setting}, and gave evidence that counts as ${weight}.`,
      );
    }
    const { skill_id } = after;
    this.#skills = new Map(this.#skills).set(skill_id, after);
    const moved = { before: before.p_mastery, after: after.p_mastery };
    this.record({ type: 'mastery_updated', skill_id, attempt_id, outcome, weight, ...moved }, problem);
    if (!newlyMastered) return;
    this.record({ type: 'skill_mastered', skill_id, p_mastery: after.p_mastery }, problem);
    this.mastered.push({ id: skill_id, name });
    this.#unlockAfter(skill_id, problem);
  }

  /** From this turn on, the problem or question is no evidence about the learner. Only the first exposure of each counts. */
  expose(exposure: Exposure): void {
    if (!this.#exposures.some(({ problem_id }) => problem_id === exposure.problem_id)) this.#exposures.push(exposure);
  }

  /**
   * Flags a text that was stopped, if it concerns people, and returns the reply to it. `before`: how often the student already
   * got such a reply.
   */
  flag(unsafe: Unsafe, words: string, place: FlagPlace, before = 0): SafetyReply {
    const answer = safetyReply(unsafe, this.world.crisis_contacts, this.#leadsBackTo, before);
    if (concernsPeople(unsafe, words)) this.#flags.push(newFlag(unsafe, { at: this.now(), words, answer, place }));
    return answer;
  }

  /** Ends the turn: returns the state after it and everything that it changes. */
  finish(): { state: RecordedState<Session> } & Omit<TurnChanges, 'checkpoint'> {
    this.session = { ...this.session, version: this.began.session.version + 1 };
    return {
      state: { session: this.session, skills: this.#skills },
      events: this.#events,
      changed: [...this.#skills.values()].filter((one) => this.began.skills.get(one.skill_id) !== one),
      serves: this.#serves,
      exposures: this.#exposures,
      flags: this.#flags,
    };
  }

  #unlockAfter(by: SkillId, problem: BankedProblem | null): void {
    const { graph } = this.world;
    if (graph === null) {
      this.session = { ...this.session, awaiting_graph: [...this.session.awaiting_graph, by] };
      return;
    }
    if (!graph.byId.has(by)) return;
    for (const { id, name } of unlockedBy(graph, by, this.#skills, assumedIn(this.world, this.began.skills))) {
      this.record({ type: 'skill_unlocked', skill_id: id, by }, problem);
      this.unlocked.push({ id, name });
    }
  }

  /** Unlocks what follows the skills that were mastered while the graph was unavailable (practice spec §11.2: queue updates). */
  #unlockWhatWaited(): void {
    const { awaiting_graph } = this.session;
    if (this.world.graph === null || awaiting_graph.length === 0) return;
    this.session = { ...this.session, awaiting_graph: [] };
    for (const by of awaiting_graph) this.#unlockAfter(by, null);
  }
}
