import type { CoachInput, CoachView } from '@stoa/schema/essay/coach-view';
import type { DetectorFireRow, EssaySession } from '@stoa/schema/essay/essay-session';
import type { Tutor } from '../../turn/tutor.ts';
import type { RecordedState } from '../../turn/turn-record.ts';
import { TutorRefusal } from '../../turn/tutor-refusal.ts';
import { boundedSituation } from './coaching/bounded-situation.ts';
import { decidedTurn, silentTurn, type DecidedTurn } from './coaching/coach-turn.ts';
import { seeSituation, type EssaySight } from './coaching/see-situation.ts';
import { speakTurn, type SpokenTurn } from './coaching/speak-turn.ts';
import type { EssayWorld } from './essay-world.ts';
import { heedGiven, keptAfter } from './session/heed-given.ts';
import { situationOf } from './session/session-situation.ts';
import { applyTurn } from './stages/apply-turn.ts';
import { coachView } from './view/coach-view.ts';

/** What the journal stores of a reply. The conversation itself is in the session. */
export type EssaySaid = { readonly turn_id: string; readonly fires: readonly DetectorFireRow[] };

type EssayState = RecordedState<EssaySession>;
type EssayTutor = Tutor<
  EssayState,
  CoachInput,
  EssaySight,
  DecidedTurn & { stopped: EssaySession['stops_by_model'] },
  SpokenTurn,
  EssaySaid,
  CoachView
>;

/** The essay coach for the page of one essay. */
export const essayTutor = (world: EssayWorld): EssayTutor => ({
  perceive({ session }, { event, message, skill }, { now }) {
    if (world.handedIn)
      throw new TutorRefusal('not_now', 'You’ve turned this essay in. You can read what you and your coach wrote.');
    if (world.coachOff) throw new TutorRefusal('not_now', 'Your teacher turned the coach off for this essay. Keep writing.');
    if (event === 'student_message' && (message ?? '').trim() === '')
      throw new TutorRefusal('empty_message', 'There’s nothing in your message yet. Write something first.');
    const { knowledge, prompt, page, off, given } = world;
    const heeded = heedGiven({ ...session, skill: skill ?? session.skill }, given, event);
    const happens = { event: heeded.event, message, ...page };
    return seeSituation(boundedSituation(situationOf(heeded.session, happens, { prompt, off, now })), knowledge);
  },

  decide({ session: { stops_by_model: stopped } }, sight) {
    const { knowledge, crisis_contacts } = world;
    // Notes beside a document are checked, answered, and flagged when they are saved. The coach adds nothing to that.
    if (sight.unsafe !== null && sight.situation.event !== 'student_message')
      return { turn: silentTurn(sight.phase), speech: null, unsafe: null, stopped };
    return { ...decidedTurn(sight, knowledge, crisis_contacts), stopped };
  },

  speak({ stopped, ...decided }, sight, ask) {
    const { knowledge, crisis_contacts: contacts } = world;
    return speakTurn(decided, sight, { knowledge, contacts, stopped, ask });
  },

  apply: ({ session, skills }, sight, _move, words, moment) => {
    const kept = keptAfter(session, world.given, sight.situation.event);
    return applyTurn({ session: kept, skills }, sight, words, { ...moment, contacts: world.crisis_contacts });
  },

  show: (_said, { session }) => coachView(session, { given: world.given, off: world.coachOff }),
});
