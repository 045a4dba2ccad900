import { isTrouble, type Trouble } from '../../../../hearing/trouble.ts';
import type { OtherStep } from '../../support/steps/step-asked.ts';
import type { ReasonFault } from '../../support/reasons/weigh-asked-reason.ts';
import type { Beside, ShortAnswer } from '../../turn/lesson-move.ts';

const besideReasons = {
  by_chance: ' that holds by chance: say kindly that it could fail with other numbers',
  misconception: ' that may have a misconception in it: say what is so, without calling the student wrong',
  unknown: ', of which nobody knows whether it fits',
} as const;

/** Says why a reason holds by chance at most. */
export const faultInWords = (fault: ReasonFault | null): string => {
  if (fault === null) return '';
  if (fault.kind === 'not_so') return ' (what it says is not so in this question)';
  return fault.kind === 'other_value'
    ? ` (she tells of another way, which comes to ${fault.number} and finds something else: say so)`
    : ` (it leaves out the ${fault.number}, and with another number in its place the answer would be another)`;
};

const troublesInWords: Record<Trouble, string> = {
  family: 'things are hard at home. It is not her fault; a grown-up she trusts can help. Do not alarm her.',
  put_down: 'somebody told the student something hurtful about being smart. It is not so.',
  laughed_at: 'somebody laughed at the student or made fun of her.',
  yelled_at: 'somebody yelled at the student or is mad at her.',
  friends: 'something went wrong with a friend.',
  left_out: 'the student is left out or alone. Somebody she trusts would want to know.',
  sick: 'the student does not feel well. An adult nearby should know.',
  someone_sick: 'somebody the student loves, or a pet, is sick or hurt. Do not promise that it will be fine.',
  hungry: 'the student is hungry or thirsty. Eating first is fine.',
  failed_before: 'the student did badly on a test or question before. Nothing is graded here.',
  test_ahead: 'the student is afraid of a test.',
  made_to: 'somebody makes the student do this.',
  slower_than_others: 'the student feels slower than others. People learn at different speeds; nothing here is timed.',
  sad: 'the student is sad or has a bad day. Somebody close to her may help.',
  bad_at_it: 'the student thinks that she is bad at it. Comfort her; the next small step is enough.',
};

/** Says what the reply takes up besides its act. */
export function besideInWords(beside: Beside): string {
  switch (beside.do) {
    case 'acknowledge':
      if (beside.while === 'smiling')
        return 'The student smiles at a memory of somebody whom she lost. Share the smile in a short, warm sentence, and give no mathematics with it.';
      if (beside.while === 'leaving')
        return 'The student told of a loss in this lesson, and leaves now. Say goodbye with a warm word for her, and that you are sorry for her loss.';
      return `Before everything else, in a short sentence that fits it: ${isTrouble(beside.told) ? troublesInWords[beside.told] : `the student feels ${beside.told}${beside.again ? ', as a moment ago' : ''}.`}${beside.break ? ' Say that a break is fine, too, and give no mathematics with it.' : ''}`;
    case 'greet':
      return 'Begin with a short hello: the student says hello.';
    case 'answer_shortly':
      return shortly[beside.answer];
    case 'answer_question': {
      const { likeness, words } = beside;
      const holds =
        likeness === 'confirmed' ? 'The comparison in it holds: say so.' : 'The comparison in it does not hold: say so kindly.';
      return [
        'The message asks something. Answer it.',
        ...(likeness === null ? [] : [holds]),
        ...(words === null
          ? []
          : [
              `${beside.unsure === true ? 'These words may answer it; use them only if they do' : 'With these words, or better ones'}: ${words}`,
            ]),
      ].join(' ');
    }
    case 'settle_word': {
      const says = beside.holds
        ? 'The message says rightly what a word of the lesson means: say so.'
        : beside.other === null
          ? 'What the message takes a word of the lesson to mean is not so: say so kindly.'
          : `What the message says is what “${beside.other}” means: say so kindly.`;
      return beside.words === null ? says : `${says} What the word means: ${beside.words}`;
    }
    case 'settle_comparison':
      return `The message compares two amounts. ${beside.holds ? 'It holds: say so.' : 'It does not hold: say so kindly.'} What is so: ${beside.words}.`;
    case 'answer_step':
      return stepInWords[beside.verdict];
    case 'say_progress':
      if (beside.may_stop === true)
        return `The message asks whether the student may stop soon. Say that she may at any time, that ${beside.step} of ${beside.of} steps are reached, and that her place is kept.`;
      return `The message asks how much is left. Say that ${beside.step} of ${beside.of} steps are reached.`;
    case 'say_deeds':
      return beside.asked === 'slow'
        ? `The student asks whether she is slow. Say warmly that she isn’t, that nothing is timed, and what she has done: she has solved ${beside.deeds}.`
        : `The student asks how she is doing. Say warmly what is true: she has solved ${beside.deeds}.`;
    case 'confirm_idea': {
      if (beside.of === 'the way')
        return 'What the message says belongs to the way of this question: say that it is a part of it, and nothing of what is left.';
      const says =
        beside.of === 'this question'
          ? 'The message says the idea that this question is about: say plainly that it is right, and let the student use it.'
          : 'The message says something true of this lesson: say that it is, and leave open whether this question needs it.';
      return beside.words === null ? says : `${says} What goes with it: ${beside.words}`;
    }
    case 'share_surprise':
      return 'The student is surprised that something is not as she believed. Share that in a line: noticing it is worth a lot.';
    case 'mend_line':
      return `The answer is right, but the line of work that came with it is false. Confirm the answer, say kindly that the two sides of that line are not equal, and give the way to go by: ${beside.words}`;
    case 'take_up_line':
      return `The answer comes with a true line of the student's own: $${beside.line}$. Take it up in a few words, and give no other way.`;
    case 'weigh_reason':
      if (beside.of === 'the last one' && beside.words === null && beside.given !== 'fits')
        return 'The message is about the question before, which was answered rightly. Show in a line that you heard how she saw it; call it neither right nor wrong.';
      if (beside.of === 'the last one')
        return beside.given === 'fits'
          ? 'The message is the reason for the question before, which was answered rightly, and it fits: say so of that question. Say nothing of how the new one stands.'
          : `The message is about the question before, which was answered rightly${beside.given === 'by_chance' ? '; its reason holds by chance: say kindly that it could fail with other numbers' : ''}. Say what was so there: ${beside.words}`;
      if (beside.given === 'unknown' && beside.words === null)
        return 'The answer comes with how the student got it. Show in a line that you heard it; call it neither right nor wrong, and give no other way.';
      return beside.given === 'fits'
        ? beside.is_work === true
          ? 'The answer comes with a calculation that is right: say that the steps are right. It is no reason why, so do not praise it as one.'
          : `The answer comes with a reason that fits: say that it does.${beside.words === null ? '' : ` Add what makes it hold: ${beside.words}`}`
        : `The answer comes with a reason${besideReasons[beside.given]}${faultInWords(beside.fault ?? null)}. Confirm the answer, and do not praise the reason; then give the reason to go by: ${beside.words}`;
  }
}

const stepInWords: Record<OtherStep, string> = {
  done: 'The message asks whether a step is the one to do. It was done already: say so, and that something is left to do.',
  later: 'The message asks whether a step is the one to do. It comes later: say so, and what comes first.',
  other_number:
    'The message asks whether a step is the one to do. The operation is right and the number is not: say so, without the number.',
  not_this:
    'The message asks whether a step is the one to do. It is not what this question wants: say so kindly, with the help below.',
};

const shortly: Record<ShortAnswer, string> = {
  break: 'The message asks for a few minutes of break. In a line: yes; everything stays as it is.',
  bathroom: 'The message asks to leave for a moment. In a line: that is fine; in class the teacher decides.',
  calculator: 'The message asks for a calculator. In a line: the teacher decides; doing it by hand helps to see why.',
  test: 'The message asks about a test. In a line: only the teacher knows.',
  how_many_more: 'The message asks how much is left. In a line: it depends on how it goes; the steps on the page show it.',
  grade: 'The message asks about grades or points. In a line: nothing here is graded.',
  permission: 'The message asks whether something is allowed. In a line: yes.',
  logistics: 'The message asks something that you cannot know. Say so in a line; the teacher may know.',
  relevance: 'The message asks what this is for. In a line, something true of everyday life.',
  no_worries: 'The student says sorry. Say in a line that all is well.',
  was_unclear: 'The student does not understand what you said before. In a line: own that it was unclear.',
  was_wrong: 'The message asks whether a value was right that the student sent. In a line, kindly and plainly: it was not.',
  no_test: 'The message asks whether this is a test or graded. In a line: neither; it is practice.',
  who_sees:
    'The message asks who sees what the student writes. In a line, truly: her teacher can read it, to help; other students cannot, and it is not graded.',
  why_this_story:
    'The message asks why there is this thing in the question. In a line: only something to picture; the mathematics is the same with anything else.',
  sign_either: 'The message asks whether the sign belongs to the answer. In a line: with it or without it, both are fine.',
  told_for_safety:
    'The student told of a danger before, and asks who gets to know it, or takes it back. In a line, truly and kindly: a teacher gets to know, so that somebody can check; nobody is in trouble; what she says now can be told to that adult, too. Promise no secret.',
  not_forgotten:
    'The student told of a danger in the last message. In a line: you have not forgotten it; talking to an adult matters more than this.',
  extra_ones:
    'The message asks how many more there are. The lesson is complete, and these problems are extra: as many as the student wants.',
  form_decimal: 'The message asks how to type a decimal or a price. With a dot, like 30.4.',
  form_fine: 'The message asks whether the answer may stay as it was written. It may.',
  no_answer:
    'The message asks about the mathematics, and the plan has no answer to it. If you can answer truly in one short sentence without giving the open answer away, do so. Else say in a line that you have no good answer.',
  not_here: 'The message asks what this lesson does not speak of. Say so kindly in a line, and that a teacher can help with it.',
  always:
    'The message asks whether something always holds. In a line: a good question, to be tried on other examples; do not settle it.',
  own_picture:
    'The message offers a picture of its own. In a line: be curious, and invite to try it with the numbers here; do not settle it.',
  trivia: 'The message is about something else. One line, and back to the lesson.',
  disputed:
    'The message doubts that what was said is right. In a line: doubting is fine; check it together. Give up nothing that is so.',
  how_i_do: 'The message asks how well the student is doing. In a line, something true and kind about working at it; no score.',
  not_slow: 'The student asks whether she is slow. In a line, warmly: no; nothing here is timed.',
  welcome_back: 'The student is back in a lesson that she left. In a line: welcome back; nothing was lost.',
  spelling_fine: 'The student is sorry for her spelling. In a line: it does not matter here, and you can read it.',
  no_catch: 'The student suspects a trick. In a line, with a smile: there is none; the question is what it says.',
  gets_harder: 'The message asks whether it gets harder. In a line: yes, step by step, and she may go faster.',
  hard_or_not:
    'The student says that it is hard, perhaps with irony. In a line that fits both: she may go faster, or have a hint.',
  slip_noticed: 'The student found a slip of her own. In a line: it is good that she looked again.',
  takes_time: 'The student hesitates. In a line: no hurry, and any start is fine.',
  other_ways:
    'Somebody else showed the student another way. In a line: there are several; any that she can explain is fine. Do not settle whether it fits.',
  form_number: 'The message asks how to write the answer. In a line: the number alone is enough; units and steps are welcome.',
  form_fraction: 'The message asks how to write the answer. In a line: with a slash between the top and the bottom number.',
  form_choice: 'The message asks how to write the answer. In a line: one of the choices, or its letter.',
  form_truth: 'The message asks how to write the answer. In a line: true or false; a reason is welcome.',
  form_expression: 'The message asks how to write the answer. In a line: with letters and signs, as on paper.',
  own_work:
    'The message asks whether the student may send what others have found. In a line: what she finds herself shows what she knows, and help is here.',
  guessed:
    'The student says that she guessed, or asks whether she may. In a line: that is fine, and now to find a way to be sure.',
  had_help:
    'The student thinks little of what she found with help. In a line: using help is how people learn, and the next try can be more her own.',
  faster: 'The message wishes to go faster, too. In a line: we will.',
  slower: 'The message wishes to go slower, too. In a line: we will.',
  passed_over:
    'The student says that a question of hers was not answered, or that she never said what she was told. In a line: say sorry, without excuses.',
  was_right: 'The message asks whether the last answer was right. In a line: it was.',
  no_mistake: 'The message asks what was wrong in an earlier question. In a line: nothing; that one was right at once.',
  why_asked: 'The message asks why you ask. In a line: to see how the student thinks.',
};
