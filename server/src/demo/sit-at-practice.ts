import type { PracticeInput, PracticeReply } from '@stoa/schema/practice';
import type { BankedProblem } from '@stoa/schema/problem';
import { SkillId } from '@stoa/schema/skill';
import { idFrom } from '../turn/fingerprint.ts';
import { PracticeSessions } from '../tutors/practice/practice-sessions.ts';
import { rightAnswer, wrongAnswer } from './past-learner.ts';
import type { PastLearner } from './past-learner.ts';
import type { SittingOf } from './sitting.ts';

type PracticeSitting = SittingOf<'practice'>;

const dayMs = 24 * 60 * 60_000;

/** Plays a demo student's practice. Nothing happens if the server has no problems of the skill, or nothing is due. */
export class PracticeOfPast {
  readonly #learner: PastLearner;
  readonly #practice: PracticeSessions;
  #reports = 0;

  constructor(learner: PastLearner) {
    this.#learner = learner;
    this.#practice = new PracticeSessions(learner);
  }

  /** How many keys were used for something other than a turn. */
  get reports(): number {
    return this.#reports;
  }

  async sit(sitting: PracticeSitting): Promise<void> {
    const { mode, skill, problems, right, leavesOpen = false, reports } = sitting;
    const learner = this.#learner;
    if (skill === null ? !(await this.#somethingIsDue()) : !this.#has(SkillId.parse(skill), mode)) return;
    const start = { mode, start_anyway: true, ...(skill !== null && { skill_id: SkillId.parse(skill) }) };
    let { reply } = await this.#practice.start(learner.caller, start, learner.key());
    for (let met = 1; met <= problems && reply.view.phase.kind === 'answering' && !learner.closing.aborted; met += 1) {
      const last = met === problems;
      if (last && reports !== undefined) await this.#report(reply, reports);
      reply = await this.#solve(reply, learner.happens(right), sitting, last && leavesOpen);
      if (!reply.view.may.next || (last && leavesOpen)) return;
      reply = await this.#act(reply, { kind: 'next' }, 5);
    }
  }

  /** Solves one problem: right at once, or wrong first and then with the tutor's help. */
  async #solve(served: PracticeReply, knows: boolean, sitting: PracticeSitting, leaves: boolean): Promise<PracticeReply> {
    const { random, happens } = this.#learner;
    const problem = this.#problemOf(served);
    if (knows && !leaves) return this.#act(served, written(problem, rightAnswer(problem)), 20 + random() * 40);
    let reply = await this.#act(
      served,
      written(problem, wrongAnswer(problem, sitting.misconceives === true)),
      25 + random() * 40,
    );
    if (leaves || reply.view.phase.kind !== 'answering') return reply;
    if (reply.view.may.hint && happens(0.3))
      reply = await this.#act(reply, { kind: 'ask_hint', problem_id: problem.item.meta.id }, 30);
    return this.#act(reply, written(problem, rightAnswer(problem)), 30 + random() * 60);
  }

  async #act({ view }: PracticeReply, input: PracticeInput, seconds: number): Promise<PracticeReply> {
    this.#learner.pass(seconds);
    const { reply } = await this.#practice.turn(this.#learner.caller, await this.#learner.begin(view.session_id), input);
    return reply;
  }

  /** Files a student's report of a mistake that an author has answered since. */
  async #report({ view }: PracticeReply, message: string): Promise<void> {
    const { caller, clock, context } = this.#learner;
    const { item, origin } = this.#problemOf({ view });
    const now = clock.now();
    const filed = {
      id: idFrom(caller.id, this.#learner.key()),
      created_at: now.toISOString(),
      problem_id: item.meta.id,
      problem_version: item.meta.version,
      seed: origin.seed,
      generator: `${origin.generator}@${origin.generator_version}`,
      skill_id: item.meta.skill_id,
      stem: item.problem_content.stem,
      message,
      attempts: view.attempts,
      withheld: false,
      passed_on: null,
      status: 'open' as const,
      answer: null,
    };
    this.#reports += 1;
    await context.store.reports.file(filed, caller.id, { fingerprint: '', safety: null, flag: null });
    await context.store.reports.answer(filed.id, {
      verdict: 'problem_is_right',
      message: 'Good question! The problem is correct as written. Read the last sentence again. It says what to find.',
      at: new Date(now.getTime() + dayMs).toISOString(),
    });
  }

  /** False if this server doesn't teach the skill or has no problems for it. */
  #has(skill: SkillId, mode: PracticeSitting['mode']): boolean {
    const { shelf } = this.#learner;
    return (mode === 'checkpoint' ? shelf.heldBackFor(skill) : shelf.verifiedFor(skill)).length > 0;
  }

  async #somethingIsDue(): Promise<boolean> {
    const { caller, clock } = this.#learner;
    return (await this.#practice.home(caller.id, clock.now())).due_today > 0;
  }

  #problemOf({ view: { problem } }: Pick<PracticeReply, 'view'>): BankedProblem {
    const found = problem === null ? null : this.#learner.shelf.find(problem.id, problem.version);
    if (found === null) throw new Error('A student of the demo has a problem on the table that the bank does not have.');
    return found;
  }
}

function written({ item }: BankedProblem, answer: string): PracticeInput {
  const problem_id = item.meta.id;
  return item.answer_spec.answer_mode === 'work_shown'
    ? { kind: 'attempt_work', problem_id, lines: [answer] }
    : { kind: 'attempt', problem_id, answer };
}
