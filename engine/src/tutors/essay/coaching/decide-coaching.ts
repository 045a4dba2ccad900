import { hypothesisOn, isLost } from './probe-for.ts';
import { answerMessage } from './answer-message.ts';
import { coachDraft } from './coach-draft.ts';
import { speech, type CoachDecision, type CoachSpeech } from './coach-decision.ts';
import type { EssayKnowledge } from './essay-knowledge.ts';
import { quoteOf } from './own-words.ts';
import { tellingStems } from '../reading/essay-words.ts';
import type { EssaySight } from './see-situation.ts';
import { commonFills, documentNames } from './slot-fills.ts';

/** A timed session is over after this many minutes (essay spec, "Timed-mode behavior"). */
const timedMinutes = 60;
/** During silence, the coach asks at most once in this many minutes. */
const betweenCheckIns = 10;

/** Decides a turn: at most one move, and silence if there is nothing to say. */
export function decideCoaching(sight: EssaySight, knowledge: EssayKnowledge): CoachDecision {
  const { situation, phase } = sight;
  const { event, mode, minutesElapsed, minutesSinceCheckIn } = situation;
  const silent = (because: string): CoachDecision => ({ kind: 'silent', phase, because });
  if (sight.unsafe !== null) return { kind: 'stopped', phase, unsafe: sight.unsafe };
  if (event === 'auto_submitted') return silent('the time is over');
  if (mode === 'reading' && event !== 'writing_started') return silent('she reads against the clock');
  if (mode === 'writing' && minutesElapsed !== null && minutesElapsed >= timedMinutes) return silent('the time is over');
  switch (event) {
    case 'typing':
      return silent('she is typing');
    case 'tick':
      return silent('nothing has happened');
    case 'student_message':
      return sight.act === null ? silent('the message is empty') : answerMessage(sight.act, sight, knowledge);
    case 'typing_pause':
      return isQuiet(sight) ? silent('she asked for quiet') : coachDraft(sight, knowledge);
    case 'silence_5min': {
      const last = sight.history.at(-1);
      const waits = last?.role === 'coach' && last.move === 'check_in' && minutesSinceCheckIn === null;
      if (isQuiet(sight) || waits || (minutesSinceCheckIn ?? Infinity) < betweenCheckIns)
        return silent('she was asked, or wants quiet');
      return checkIn(sight, knowledge);
    }
    default:
      return onEvent(event, sight, knowledge);
  }
}

/** True if she asked for quiet and has said nothing since. */
function isQuiet({ history }: EssaySight): boolean {
  const asked = history.findLastIndex((line) => line.role === 'coach' && line.move === 'honor_wish' && line.about === 'quiet');
  const said = history.findLastIndex((line) => line.role === 'student');
  return asked >= 0 && asked > said;
}

type OtherEvent =
  | 'session_start'
  | 'session_resumed'
  | 'writing_started'
  | 'scope_changed'
  | 'mode_changed'
  | 'model_unavailable'
  | 'model_restored';

function onEvent(event: OtherEvent, sight: EssaySight, knowledge: EssayKnowledge): CoachDecision {
  const { phase, history } = sight;
  const { events } = knowledge.templates;
  const fills = commonFills(sight, knowledge);
  const say = (said: CoachSpeech): CoachDecision => ({ kind: 'move', phase, ...said });
  switch (event) {
    case 'session_start':
      return open(sight, knowledge);
    case 'session_resumed':
      return sight.isEmpty && history.length === 0
        ? open(sight, knowledge)
        : say(speech('resume', events.session_resumed, fills));
    case 'writing_started':
      return catchUp(sight, knowledge);
    case 'scope_changed':
      return say(speech('narrow', events.scope_changed, fills));
    case 'mode_changed': {
      const on = sight.situation.mode !== 'untimed';
      return say(
        speech(
          'narrow',
          events.mode_changed.filter((wording) => /turned off|No more timer/u.test(wording) !== on),
          fills,
        ),
      );
    }
    case 'model_unavailable': {
      const last = history.at(-1);
      if (last?.role === 'coach' && last.move === 'offline_notice') return { kind: 'silent', phase, because: 'she was told' };
      return say(speech('offline_notice', events.model_unavailable, {}));
    }
    case 'model_restored':
      return say(speech('resume', events.model_restored, fills));
  }
}

/**
 * Chooses the first words of a session: a choice of reasoning skill if the prompt leaves it open and a thesis comes next,
 * otherwise the opening of the phase.
 */
function open(sight: EssaySight, knowledge: EssayKnowledge): CoachDecision {
  const { phase, situation, skill } = sight;
  const { skills, phases, scopes } = knowledge.templates;
  const fills = commonFills(sight, knowledge);
  if (skill === 'ambiguous' && phase === 'thesis')
    return { kind: 'move', phase, ...speech('ask_skill', skills.ambiguous, fills) };
  const wordings = situation.scope === 'full' ? phases[phase].opening : scopes[situation.scope].opening;
  return { kind: 'move', phase, ...speech('open_phase', wordings, fills) };
}

/**
 * Handles the start of writing in a timed session. The reading time was the source analysis, so her marks lead straight to a
 * thesis, or to the body if a thesis is already there.
 */
function catchUp(sight: EssaySight, knowledge: EssayKnowledge): CoachDecision {
  const { situation, phase } = sight;
  const { events } = knowledge.templates;
  const fills = commonFills(sight, knowledge);
  const notes = situation.annotations.filter(({ note }) => note.trim() !== '');
  const noted = [...new Set(notes.map(({ source }) => source))].toSorted((left, right) => left - right);
  const quotes = notes.flatMap(({ note }) => quoteOf(note) ?? []);
  const [quote = null] = quotes.toSorted((left, right) => tellingStems(right).size - tellingStems(left).size);
  const say = (wordings: CoachSpeech['wordings'], more: CoachSpeech['fills'] = {}): CoachDecision => ({
    kind: 'move',
    phase,
    ...speech('catch_up', wordings, { ...fills, ...more }),
  });
  if (phase === 'drafting') return say(events.writing_started_with_draft);
  if (noted.length > 1 && quote !== null)
    return say(events.writing_started_with_annotations, { docs: documentNames(noted), quote });
  return say(events.writing_started_without_annotations);
}

/** Asks one question during a long silence, about the place where she stopped. */
function checkIn(sight: EssaySight, knowledge: EssayKnowledge): CoachDecision {
  const { phase, situation } = sight;
  const { events } = knowledge.templates;
  const lost = situation.annotations.findLast(({ note }) => isLost(note));
  if (phase === 'source-analysis' && lost !== undefined)
    return { kind: 'move', phase, ...hypothesisOn(lost.source, sight, knowledge) };
  const last = sight.reading.paragraphs.findLast(({ text }) => text.trim() !== '');
  const stopped = last === undefined ? null : quoteOf(last.sentences.at(-1)?.text ?? last.text);
  const fills = { ...commonFills(sight, knowledge), ...(stopped !== null && { quote: stopped }) };
  return { kind: 'move', phase, ...speech('check_in', sight.isEmpty ? events.silence_empty_page : events.silence_5min, fills) };
}
