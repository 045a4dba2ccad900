import type { CrisisContacts } from '@stoa/schema/crisis-contacts';
import type { DetectorFireRow, EssaySession, KeptTalk } from '@stoa/schema/essay/essay-session';
import { removePersonalData } from '../../../guards/personal-data.ts';
import { concernsPeople } from '../../../safety/concerns-people.ts';
import { stopsSoFar } from '../../../safety/heed-verdict.ts';
import { newFlag } from '../../../safety/new-flag.ts';
import { safetyReply } from '../../../safety/safety-reply.ts';
import type { Applied, Moment } from '../../../turn/tutor.ts';
import type { RecordedState } from '../../../turn/turn-record.ts';
import { leadsBackTo } from '../coaching/coach-turn.ts';
import type { EssaySight } from '../coaching/see-situation.ts';
import type { SpokenTurn } from '../coaching/speak-turn.ts';
import type { EssaySaid } from '../essay-tutor.ts';
import { signsOf } from '../session/session-situation.ts';
import { firesOfTurn } from './fires-of-turn.ts';

type State = RecordedState<EssaySession>;

/**
 * How many lines of a conversation are kept, the newest ones. Each was part of a reply, and is in the student's export as such.
 */
const mostLines = 400;

/** Records a turn: its lines, what was found on the page and what became of it, and a flag if her message was stopped. */
export function applyTurn(
  { session, skills }: State,
  sight: EssaySight,
  { turn, unsafe }: SpokenTurn,
  { now, turnId, contacts }: Pick<Moment, 'now' | 'turnId'> & { contacts: CrisisContacts | null },
): Applied<State, EssaySaid> {
  const at = now.toISOString();
  const { situation } = sight;
  const message = situation.event === 'student_message' ? situation.studentMessage : null;
  const answer = unsafe === null ? null : safetyReply(unsafe, contacts, leadsBackTo);
  const safety = answer?.kind ?? null;
  const kept = message !== null && unsafe?.violation === 'personal_data' ? removePersonalData(message, []) : message;
  const { speak, text, move, detector, about, phase } = turn;
  const said: KeptTalk[] = [
    ...(kept === null ? [] : [{ at, talk: { role: 'student' as const, text: kept }, safety }]),
    ...(speak ? [{ at, talk: { role: 'coach' as const, text, move, detector, about }, safety }] : []),
  ];
  const { rows, found, raised } = firesOfTurn(session, sight, turn);
  const more = stopsSoFar(unsafe === null ? [] : [{ kind: unsafe.violation, source: unsafe.source }]);
  const stops = session.stops_by_model;
  const place = { where: 'session', title: session.title } as const;
  const flags =
    unsafe === null || answer === null || message === null || !concernsPeople(unsafe, message)
      ? []
      : [newFlag(unsafe, { at, words: message, answer, place })];
  const after: EssaySession = {
    ...session,
    version: session.version + 1,
    phase,
    skill: situation.skill,
    talk: [...session.talk, ...said].slice(-mostLines),
    signs_at_last_turn: speak ? signsOf(situation) : session.signs_at_last_turn,
    checked_in_at: move === 'check_in' ? at : session.checked_in_at,
    found,
    raised,
    theses: withThesis(session.theses, sight, at),
    stops_by_model: { grave: stops.grave + more.grave, other: stops.other + more.other },
  };
  return {
    state: { session: after, skills },
    events: [],
    changed: [],
    serves: [],
    exposures: [],
    checkpoint: null,
    flags,
    reply: { turn_id: turnId, fires: rows satisfies DetectorFireRow[] },
  };
}

/** How many versions of a thesis are kept, the newest ones. */
const mostTheses = 30;

/** Adds the thesis that is on the page now, if it differs from the last one. */
function withThesis(theses: EssaySession['theses'], { reading }: EssaySight, at: string): EssaySession['theses'] {
  const text = reading.theses[0]?.span.text.trim() ?? '';
  return text === '' || text === theses.at(-1)?.text ? theses : [...theses, { at, text }].slice(-mostTheses);
}
