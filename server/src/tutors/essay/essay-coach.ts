import type { EssayKnowledge } from '@stoa/engine/tutors/essay/coaching/essay-knowledge';
import type { CoachedPrompt } from '@stoa/engine/tutors/essay/coaching/situation';
import { essayDefinition } from '@stoa/engine/tutors/essay/essay-definition';
import { essayTutor, type EssaySaid } from '@stoa/engine/tutors/essay/essay-tutor';
import type { EssayWorld } from '@stoa/engine/tutors/essay/essay-world';
import { pageOfWork } from '@stoa/engine/tutors/essay/session/page-of-work';
import { begunEssay, startEssay } from '@stoa/engine/tutors/essay/session/start-essay';
import { coachView } from '@stoa/engine/tutors/essay/view/coach-view';
import type { CoachInput, CoachView } from '@stoa/schema/essay/coach-view';
import type { Dbq } from '@stoa/schema/essay/dbq';
import { EssaySession } from '@stoa/schema/essay/essay-session';
import type { StoredEssay } from '@stoa/store/essay-submissions';
import type { AppContext } from '../../app-context.ts';
import type { Caller } from '../../auth/caller.ts';
import { RefusalError } from '../../refusals.ts';
import type { TurnResult } from '../../turn/run-turn.ts';
import type { PlayedTutor, TutorTurns } from '../../turn/tutor-turns.ts';

/** What essays are written on, and what the coach knows. */
export type EssayContent = {
  readonly dbqs: ReadonlyMap<string, Dbq>;
  readonly prompts: ReadonlyMap<string, CoachedPrompt>;
  readonly knowledge: EssayKnowledge;
};

/** The coach beside an essay as the routes see it. Its session has the essay's own id, and begins with the first turn. */
export class EssayCoach {
  readonly #context: AppContext;
  readonly #turns: TutorTurns;
  readonly #content: EssayContent;

  constructor({ context, turns, content }: { context: AppContext; turns: TutorTurns; content: EssayContent }) {
    this.#context = context;
    this.#turns = turns;
    this.#content = content;
  }

  /** The talk as it stands now. Errors  `not_found` where the essay's question is gone. */
  async view(essay: StoredEssay): Promise<CoachView> {
    const record = await this.#context.store.sessions.find(essay.id);
    return coachView(record === null ? startEssay(essay, this.#dbq(essay)) : EssaySession.parse(record.state));
  }

  /** One turn over the essay as it was saved last. Errors  `not_found`; `stale` where another tab was faster. */
  async turn(caller: Caller, essay: StoredEssay, key: string, input: CoachInput): Promise<TurnResult<CoachView>> {
    const dbq = this.#dbq(essay);
    const world: EssayWorld = {
      knowledge: this.#content.knowledge,
      prompt: this.#content.prompts.get(dbq.id)!,
      page: pageOfWork(essay.work, dbq.sources),
      handedIn: essay.submitted_at !== null,
      off: new Set(),
      crisis_contacts: this.#context.crisisContacts,
    };
    const tutor = essayTutor(world);
    const played: PlayedTutor<EssaySession, CoachInput, EssaySaid, CoachView> = {
      definition: essayDefinition,
      read: (state) => EssaySession.parse(state),
      write: (session) => session,
      over: () => tutor,
    };
    const begun = await this.#context.store.journal.begin(essay.id, key);
    if (begun === null)
      await this.#turns.begin(played, caller, { sessionId: essay.id, key: null, request: null }, async () => ({
        show: tutor.show,
        first: (skills, { moment }) => begunEssay(startEssay(essay, dbq), skills, moment),
      }));
    return this.#turns.turn(played, caller, { sessionId: essay.id, key, beginning: begun }, input);
  }

  #dbq({ dbq_id }: StoredEssay): Dbq {
    const dbq = this.#content.dbqs.get(dbq_id);
    if (dbq === undefined) throw new RefusalError('not_found', 'This essay’s question isn’t available anymore.');
    return dbq;
  }
}
