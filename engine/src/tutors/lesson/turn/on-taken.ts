import type { HeardAct } from '../../../hearing/act.ts';
import { exampleFor } from '../support/explaining.ts';
import { nextHelp } from '../support/next-help.ts';
import { helping, inWords } from './helping.ts';
import type { TeachingAct } from './lesson-move.ts';
import { onIdea, onMisconception } from './on-misconception.ts';
import { onQuestion } from './on-question.ts';
import { onLateReason } from './on-reason.ts';
import { onRemark } from './on-remark.ts';
import { onConfusion } from './on-unclear.ts';
import { onWish } from './on-wish.ts';
import { onWishToCheck } from './on-wish-to-check.ts';
import { staying, type Chosen, type QuestionTurn } from './turn-rule.ts';

/** Chooses what to do by the kind of message that was heard, when no narrower rule applied. */
export function onTaken(turn: QuestionTurn): Chosen {
  const { world, session, question, sight, moment } = turn;
  const { text, heard } = sight;
  const { taken } = heard;
  const stays = (teaching: TeachingAct): Chosen => staying(session, teaching);
  const help = (): TeachingAct => helping(nextHelp(world, session, question, moment.pacing), 'clarify');
  switch (taken.kind) {
    case 'two_answers':
      return stays({ act: 'ask_again', why: 'two_answers', note: null, wrote: text });
    case 'asks_for_answer':
      return stays({ act: 'withhold', ...inWords(nextHelp(world, session, question, moment.pacing)) });
    case 'question':
      return stays(onQuestion(session, question, sight, help));
    case 'check':
      return stays(onWishToCheck(session, question, sight) ?? help());
    case 'misconception':
      return onMisconception(world, session, question, taken.id, moment);
    case 'idea':
      return onIdea(world, session, question, { id: taken.may_be, sure: surenessOf(heard.acts, taken.may_be) }, moment);
    case 'confusion':
      return stays(onConfusion(turn));
    case 'off_topic':
    case 'small_talk':
    case 'break':
    case 'continuation':
    case 'feeling':
    case 'answer':
    case 'probe_answer':
      return stays({ act: 'redirect' });
    case 'reason':
      return onLateReason(session, sight);
    case 'remark':
      return stays(onRemark(session, question, sight, moment.pacing));
    case 'wish': {
      const example = taken.wish === 'explain_differently' && wantsExample(heard.acts) ? exampleFor(session, question) : null;
      return example === null ? onWish(turn, taken.wish) : stays({ act: 'another_way', words: null, example });
    }
  }
}

const surenessOf = (acts: readonly HeardAct[], id: string): number =>
  acts.find((act) => act.act === 'misconception' && act.misconception === id)?.confidence ?? 0;

const wantsExample = (acts: readonly HeardAct[]): boolean => acts.some((act) => act.act === 'wish' && act.wish === 'example');
