import type { CoachedPrompt } from '@stoa/engine/tutors/essay/coaching/situation';
import { essayDefinition } from '@stoa/engine/tutors/essay/essay-definition';
import { essayTutor, type EssaySaid } from '@stoa/engine/tutors/essay/essay-tutor';
import type { EssayWorld } from '@stoa/engine/tutors/essay/essay-world';
import { beforeDays, detectorStandings, recentDays } from '@stoa/engine/tutors/essay/oversight/detector-standing';
import { pageOfWork } from '@stoa/engine/tutors/essay/session/page-of-work';
import type { Given } from '@stoa/engine/tutors/essay/session/heed-given';
import { begunEssay, startEssay, timedSince } from '@stoa/engine/tutors/essay/session/start-essay';
import { coachView } from '@stoa/engine/tutors/essay/view/coach-view';
import type { CoachInput, CoachView } from '@stoa/schema/essay/coach-view';
import type { Dbq } from '@stoa/schema/essay/dbq';
import { EssaySession } from '@stoa/schema/essay/essay-session';
import type { DetectorStanding, EssayReport } from '@stoa/schema/essay/oversight';
import type { StoredEssay } from '@stoa/store/essay-submissions';
import type { AppContext } from '../../app-context.ts';
import type { Caller } from '../../auth/caller.ts';
import { RefusalError } from '../../refusals.ts';
import type { EssayBanks } from './essay-banks.ts';
import type { TurnResult } from '../../turn/run-turn.ts';
import type { PlayedTutor, TutorTurns } from '../../turn/tutor-turns.ts';

/** What essays are written on. */
export type EssayContent = {
  readonly dbqs: ReadonlyMap<string, Dbq>;
  readonly prompts: ReadonlyMap<string, CoachedPrompt>;
};

const givenTo = ({ scope, clock_since }: StoredEssay): Given => ({ scope, timed: timedSince(clock_since) });
const shownOf = (essay: StoredEssay) => ({ given: givenTo(essay), off: essay.coach_off });

/** The coach beside an essay, as the routes use it. Its session has the essay's id, and starts with the first turn. */
export class EssayCoach {
  readonly #context: AppContext;
  readonly #turns: TutorTurns;
  readonly #content: EssayContent;
  readonly #banks: EssayBanks;

  constructor({
    context,
    turns,
    content,
    banks,
  }: {
    context: AppContext;
    turns: TutorTurns;
    content: EssayContent;
    banks: EssayBanks;
  }) {
    this.#context = context;
    this.#turns = turns;
    this.#content = content;
    this.#banks = banks;
  }

  /** Returns the conversation as it is now. Errors  `not_found` if the essay's question is gone. */
  async view(essay: StoredEssay): Promise<CoachView> {
    return coachView(await this.#session(essay), shownOf(essay));
  }

  /** Takes one turn about the essay as it was last saved. Errors  `not_found`; `stale` if another tab was faster. */
  async turn(caller: Caller, essay: StoredEssay, key: string, input: CoachInput): Promise<TurnResult<CoachView>> {
    const dbq = this.#dbq(essay);
    const { store } = this.#context;
    const [switches, knowledge] = await Promise.all([store.essays.fires.switches(), this.#banks.knowledge()]);
    const world: EssayWorld = {
      knowledge,
      given: givenTo(essay),
      prompt: this.#content.prompts.get(dbq.id)!,
      page: pageOfWork(essay.work, dbq.sources),
      handedIn: essay.submitted_at !== null,
      coachOff: essay.coach_off,
      off: new Set(switches.flatMap(({ detector, is_off }) => (is_off ? [detector] : []))),
      crisis_contacts: this.#context.crisisContacts,
    };
    const found: EssaySaid[] = [];
    const tutor = essayTutor(world);
    const show: typeof tutor.show = (said, state) => {
      found.push(said);
      return tutor.show(said, state);
    };
    const played: PlayedTutor<EssaySession, CoachInput, EssaySaid, CoachView> = {
      definition: essayDefinition,
      read: (state) => EssaySession.parse(state),
      write: (session) => session,
      over: () => ({ ...tutor, show }),
    };
    const begun = await store.journal.begin(essay.id, key);
    if (begun === null)
      await this.#turns.begin(played, caller, { sessionId: essay.id, key: null, request: null }, async () => ({
        show: tutor.show,
        first: (skills, { moment }) => begunEssay(startEssay(essay, dbq), skills, moment),
      }));
    const result = await this.#turns.turn(played, caller, { sessionId: essay.id, key, beginning: begun }, input);
    // The reply holds them too: a repeated request writes what was lost in a crash in between.
    for (const { turn_id, fires } of found)
      await store.essays.fires.add(
        { turnId: turn_id, essayId: essay.id, learner: essay.learner_id },
        fires,
        this.#context.clock(),
      );
    return result;
  }

  /** Returns how an essay went, for its student's teacher. */
  async report(essay: StoredEssay): Promise<EssayReport> {
    const { store } = this.#context;
    const [session, fires, account] = await Promise.all([
      this.#session(essay),
      store.essays.fires.ofEssay(essay.id),
      store.accounts.find(essay.learner_id),
    ]);
    return {
      learner: { id: essay.learner_id, name: account?.name ?? '' },
      coach: coachView(session, shownOf(essay)),
      theses: session.theses,
      fires,
    };
  }

  /** Returns how the detectors are doing now. */
  async standings(now: Date): Promise<DetectorStanding[]> {
    const { fires } = this.#context.store.essays;
    const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
    const [recent, before, switches] = await Promise.all([
      fires.counts(ago(recentDays), new Date(now.getTime() + 1)),
      fires.counts(ago(recentDays + beforeDays), ago(recentDays)),
      fires.switches(),
    ]);
    return detectorStandings(recent, before, switches);
  }

  async #session(essay: StoredEssay): Promise<EssaySession> {
    const record = await this.#context.store.sessions.find(essay.id);
    return record === null ? startEssay(essay, this.#dbq(essay)) : EssaySession.parse(record.state);
  }

  #dbq({ dbq_id }: StoredEssay): Dbq {
    const dbq = this.#content.dbqs.get(dbq_id);
    if (dbq === undefined) throw new RefusalError('not_found', 'This essay’s question isn’t available anymore.');
    return dbq;
  }
}
