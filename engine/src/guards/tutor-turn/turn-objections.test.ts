import { describe, expect, it } from 'vitest';
import type { SpokenTurn } from './spoken-turn.ts';
import { objectionsTo, spokenAgainst } from './turn-objections.ts';

const pizza: SpokenTurn = {
  act: 'probe',
  question: {
    stem: 'A pizza is cut into 8 equal slices. You eat 3 slices and your friend eats 4. What fraction of the pizza have you eaten together?',
    expected: '7/8',
    input_type: 'fraction',
    choices: [],
  },
  verdict: 'incorrect',
  must_convey: 'There is only one pizza. Into how many slices was it cut?',
  student: '7/16',
  said: [],
  next_question: null,
  text: 'There is only one pizza. Into how many slices was it cut?',
};
const confirmed: SpokenTurn = {
  ...pizza,
  act: 'confirm',
  verdict: 'correct',
  must_convey: 'That the answer is right.',
  student: '7/8',
  text: 'Yes, 7/8 is right.',
};
const open: SpokenTurn = { ...pizza, act: 'clarify', verdict: 'open', must_convey: null, student: 'why does the bottom stay?' };
const told: SpokenTurn = {
  ...open,
  act: 'teach',
  must_convey: 'That 8 is right as the number of slices.',
  student: '8',
  said: ['Tutor: Into how many slices was it cut?'],
};
const equation: SpokenTurn = {
  ...pizza,
  act: 'hint',
  question: { stem: 'Solve for x: $2x + 5 = 17$', expected: '6', input_type: 'integer', choices: [] },
  must_convey: 'Subtract 5 from both sides.',
  student: '12',
};
const mean: SpokenTurn = {
  ...pizza,
  act: 'clarify',
  question: { stem: 'Find the mean of 10, 15, and 35.', expected: '20', input_type: 'integer', choices: [] },
  verdict: 'open',
  must_convey: null,
  student: 'ok',
};

const against = (turn: SpokenTurn) => Object.values(spokenAgainst(turn)).flat();
const objections = (turn: SpokenTurn, text: string): string[] => against({ ...turn, text }).map(({ guard }) => guard);

describe('no guard objects to a turn that a careful teacher would say:', () => {
  it.each<[string, SpokenTurn, string]>([
    [
      'a true part is agreed with',
      pizza,
      'You counted 7 slices eaten, and that is true. There is only one pizza. Into how many slices was it cut?',
    ],
    ['an agreement restates what she found', told, 'Right, 8 slices in all. So how many of those 8 were eaten?'],
    [
      'an agreement restates the story',
      told,
      'Yes, it was cut into 8 slices, and nobody cut it again. So which number belongs on the bottom?',
    ],
    [
      'a yes to a question',
      { ...open, student: 'does the bottom stay?' },
      'Yes, the bottom stays the same. The pizza is still cut into 8.',
    ],
    [
      'a no to a question',
      { ...open, student: 'did they become 16ths?' },
      "No, they didn't. They're still eighths, for nobody cut them again.",
    ],
    [
      'a step that holds',
      { ...equation, student: '2x = 12' },
      'Yes, 2x is 12, and that step matters. Subtract 5 from both sides gave you that, so what is one x?',
    ],
    [
      'another way by a picture',
      { ...mean, act: 'another_way', must_convey: 'Share the total equally.' },
      'Imagine three friends who put all their candy in one pile and share the pile.',
    ],
    [
      'an answer kept back',
      { ...open, act: 'withhold', must_convey: 'That the answer is not told yet.' },
      'Not just yet. It’s your turn first.',
    ],
    ['a yes to what the lesson has granted', told, '8 it is, so how many of those were eaten?'],
    ['a reason that the question gives', confirmed, 'Yes, 7/8, because 3 slices and 4 slices are 7 of the 8.'],
    [
      'a confirmation by the answer in words',
      { ...confirmed, question: { ...mean.question, expected: '45' }, student: '45' },
      'Forty-five, and not one missing.',
    ],
    [
      'a step that is praised',
      { ...equation, student: '12' },
      'Looking at the 17 first was a smart way in. Subtract 5 from both sides.',
    ],
    [
      'how her number comes about',
      { ...equation, student: '12' },
      '12 is 17 minus 5. But that is 2x. Subtract 5 from both sides, and then?',
    ],
    ['a student of the story', { ...mean, must_convey: null }, 'The student in the story has 10 pencils.'],
    [
      'comfort',
      { ...open, act: 'acknowledge', student: 'im so slow' },
      "You aren't lazy and you aren't slow. It hurts when others laugh.",
    ],
    ['a remainder that holds', { ...mean, must_convey: null }, '11 ÷ 4 is 2 with 3 left over.'],
    ['a confirmation', confirmed, 'Yes! 8 slices in the pizza and 7 of them gone.'],
    ['a confirmation by the answer itself', confirmed, '7/8 it is. You kept the eighths.'],
    ['a fact that is so', mean, 'A triangle has three angles, and they add up to 180 degrees. The mean shares 60 equally.'],
    [
      'a cure for shame',
      { ...mean, act: 'acknowledge', must_convey: 'That the shame was heard.', student: 'im so dumb' },
      "You're not dumb. Being stuck is part of learning.",
    ],
    [
      'an explanation in everyday words',
      { ...equation, act: 'explain', must_convey: 'The 4 multiplies both terms in the parentheses.', student: '4x+3' },
      'Both of them in the parentheses get the 4, every term in there.',
    ],
    [
      'a comparison told from the other side',
      { ...mean, must_convey: 'The 2 is smaller than the 8, so regroup before subtracting.' },
      '8 is more than 2, so regroup before you subtract.',
    ],
    [
      'another problem for an example',
      { ...equation, student: 'hint' },
      "Subtract 5 from both sides. In 3n + 4 = 19, you'd subtract 4.",
    ],
  ])('%s', (_what, turn, text) => {
    expect(against({ ...turn, text })).toEqual([]);
  });
});

describe('one of several solutions', () => {
  const zeros: SpokenTurn = {
    ...equation,
    question: { stem: 'Solve: $x^2 - 3x = 0$', expected: '0, 3', input_type: 'set', choices: [] },
    must_convey: 'Dividing by x loses a solution; factor out x instead.',
    student: '3',
  };
  it('may be accepted', () => {
    expect(objections(zeros, '3 does solve it, well done. Dividing by x loses a solution, so factor out x instead.')).toEqual([]);
  });
});

describe('a guard objects to a turn that must not be said:', () => {
  it.each<[string, SpokenTurn, string, string]>([
    ['praise of a wrong answer', pizza, 'Exactly so. Into how many slices was it cut?', 'verdict'],
    ['agreement with nothing behind it', pizza, 'Right on. There is only one pizza. Into how many slices was it cut?', 'verdict'],
    ['her wrong answer as the answer', equation, 'So x is 12. Subtract 5 from both sides.', 'verdict'],
    ['what is asked for, said to be found', equation, 'There you go, that is x. Subtract 5 from both sides.', 'verdict'],
    ['a right answer sent back', confirmed, 'Almost there! Give it one more try.', 'verdict'],
    ['a right answer doubted', confirmed, "Hmm, I'm not sure about that. Count again.", 'verdict'],
    ['no verdict where one is due', confirmed, 'Pizza is a good way to think about fractions.', 'verdict'],
    [
      'a judgement of what was no answer',
      { ...open, student: 'i like 12' },
      '12 is incorrect. Try the question again.',
      'verdict',
    ],
    [
      'a charge for asking',
      { ...open, student: 'is it 5/8' },
      'That was your second try. How many slices did you eat?',
      'verdict',
    ],
    ['a yes to a guess', { ...open, student: 'is it 7/8?' }, 'Correct! I have counted 7/8 as your answer.', 'verdict'],
    ['false arithmetic', equation, 'Subtract 5 from both sides: 17 - 5 is 11.', 'false_fact'],
    ['a false result in a clause behind', mean, 'Start with 10 + 15, which is 26. Then share the total.', 'false_fact'],
    ['an equation that the solution does not keep', equation, 'Subtract 5 from both sides, and 2x = 22.', 'false_fact'],
    ['a false measure', mean, 'There are 100 minutes in an hour.', 'false_fact'],
    ['a false multiple', mean, '3 and 5 both go into 16.', 'false_fact'],
    ['the meaning of another term', mean, 'The mean is the middle number once they are in order.', 'false_fact'],
    ['a rule that is false', open, 'You add the tops and add the bottoms.', 'false_fact'],
    [
      'agreement with a rule that is false',
      { ...open, student: 'do i add the tops and add the bottoms?' },
      'Yes, exactly.',
      'false_fact',
    ],
    [
      'the opposite of what is due',
      { ...mean, must_convey: 'The slope is the rise divided by the run.' },
      'The slope is the run divided by the rise.',
      'false_fact',
    ],
    [
      'the operations exchanged',
      { ...mean, must_convey: 'Multiplication comes before subtraction.' },
      'Subtraction goes ahead of multiplication here.',
      'false_fact',
    ],
    [
      'another number of the same things',
      { ...pizza, must_convey: 'Each whole is 5 fifths.' },
      'Each whole is 10 fifths.',
      'false_fact',
    ],
    [
      'a direction turned around',
      { ...equation, must_convey: 'Start at -9 and move 4 to the right.' },
      'Start at -9 and move 4 to the left.',
      'false_fact',
    ],
    [
      'what was denied, asserted',
      { ...mean, must_convey: 'An hour has 60 minutes, not 100.' },
      'An hour has 100 minutes, not 60.',
      'false_fact',
    ],
    [
      'another count of the story',
      {
        ...confirmed,
        question: {
          stem: 'Leo has 5 bags with 9 marbles in each bag. How many marbles has he?',
          expected: '45',
          input_type: 'integer',
          choices: [],
        },
        student: '45',
      },
      'Yes, 45, because 9 bags with 9 marbles each are 45.',
      'false_fact',
    ],
    ['fractions in words that are not equal', mean, 'A fourth is the same as three eighths.', 'false_fact'],
    [
      'a time that is not between two times',
      mean,
      'It is 95 minutes after 2:45, since it ends at 4:10. So 4:10 is 95 minutes after 2:45.',
      'false_fact',
    ],
    ['a product in words', mean, 'Three hours at 15 is 35.', 'false_fact'],
    [
      'the answer as a product of numbers that are not in the question',
      { ...equation, must_convey: 'Undo the addition.' },
      'Undo the addition, and then it is two threes.',
      'leak',
    ],
    ['one step from the answer', equation, 'Subtract 5 from both sides. Count 5, and one more.', 'leak'],
    [
      'a wink at a right guess',
      { ...open, act: 'withhold', must_convey: 'That the answer is not told yet.', student: 'is it 7/8' },
      "I can't say, but don't change it.",
      'leak',
    ],
    [
      'the other of two',
      {
        ...mean,
        act: 'explain',
        verdict: 'incorrect',
        question: { stem: 'True or false: 1 is prime.', expected: 'false', input_type: 'boolean', choices: [] },
        student: 'true',
      },
      'A prime has two factors, so flip your choice.',
      'leak',
    ],
    [
      'her answer, mended',
      { ...pizza, must_convey: null },
      'Keep your 7 and swap the 16 for an 8. How many slices is that?',
      'leak',
    ],
    [
      'a place in a list',
      {
        ...mean,
        act: 'hint',
        verdict: 'incorrect',
        question: { stem: 'Find the median of 4, 9, 1, 7, and 3.', expected: '4', input_type: 'integer', choices: [] },
        student: '1',
      },
      'In order they are 1, 3, 4, 7, 9, so take the third.',
      'leak',
    ],
    [
      'the operations with the wrong numbers',
      { ...equation, must_convey: 'Divide by the denominator and multiply by the numerator.' },
      'Divide by the numerator and multiply by the denominator.',
      'false_fact',
    ],
    [
      'what cannot be done, allowed',
      { ...equation, must_convey: 'You cannot take 9 from 4, so open one of the tens.' },
      'You can take 9 from 4, so leave the tens as they are.',
      'false_fact',
    ],
    [
      'another number in the place of the one that is due',
      { ...mean, must_convey: 'Angles that form a straight line add up to 180°.' },
      'Angles that form a straight line add up to 360°.',
      'false_fact',
    ],
    [
      'a sign that is lost',
      { ...equation, must_convey: 'The x is multiplied by -2, so divide by -2.' },
      'The x is multiplied by 2, so divide by 2.',
      'false_fact',
    ],
    [
      'input and output exchanged',
      { ...mean, must_convey: 'A function gives each input exactly one output.' },
      'A function gives each output exactly one input.',
      'false_fact',
    ],
    [
      'the numbers of two operations exchanged',
      { ...mean, must_convey: 'The two numbers must multiply to 12 and add up to 7.' },
      'The two numbers must add up to 12 and multiply to 7.',
      'false_fact',
    ],
    ['the answer', equation, 'Subtract 5 from both sides, so x is six.', 'leak'],
    [
      'the answer of the question below',
      { ...confirmed, next_question: { stem: 'Solve for x: $4x = 28$', expected: '7' } },
      'Yes, 7/8. In the next one x is 7.',
      'leak',
    ],
    [
      'copper boxes for an explanation',
      { ...equation, act: 'explain' },
      'Pebbles and feathers were kept in a copper box in a quiet house.',
      'conveys',
    ],
    ['a probe without its question', pizza, 'Not quite. Pizza is good, so take another look.', 'conveys'],
    [
      'a feeling that nobody heard',
      { ...mean, act: 'acknowledge', must_convey: 'That the loss was heard.', student: 'my dog died' },
      'Okay. Back to the question.',
      'conveys',
    ],
    [
      'a word that stays unexplained',
      { ...mean, must_convey: 'What the mean is.', student: 'what is a mean' },
      'Good question. Let us go back to 10, 15, and 35.',
      'conveys',
    ],
    ['notes on the student', confirmed, 'She correctly identified the inverse operation, and 7/8 is right.', 'teacher_notes'],
    ['the plan', confirmed, 'Right. We will now advance to the next step of the plan.', 'teacher_notes'],
    ['an assessment', confirmed, 'Right. This answer demonstrates conceptual understanding.', 'teacher_notes'],
    [
      'another subject',
      confirmed,
      '7/8 is right. Brazil has won the most championships, and its players are famous all over the planet.',
      'off_topic',
    ],
    [
      'trivia, and no way back',
      { ...open, act: 'redirect', student: 'who won the world cup' },
      'Brazil has won it five times.',
      'off_topic',
    ],
    ['flattery', confirmed, "Yes, 7/8! You're an absolute genius!", 'flattery'],
    ['four questions', equation, 'Subtract 5 from both sides? What is left? Why? And then?', 'one_question'],
    [
      'a flood of words',
      equation,
      `Subtract 5 from both sides. ${'Then look at what is left of the equation. '.repeat(11)}`,
      'length',
    ],
    ['a shared wrong answer, let pass', pizza, '7/16 is fine for now. Into how many slices was it cut?', 'verdict'],
    ['a right answer, found and taken back', confirmed, '7/8 is right. On second thought, it is 7/16.', 'verdict'],
    ['a false sum after "so"', equation, 'Subtract 5 from both sides. 3 × 4, so it is 7.', 'false_fact'],
    ['a false percent', mean, '25% of 40 is 15, so share 15.', 'false_fact'],
    ['a false remainder', mean, '11 ÷ 4 is 3 with 2 left over.', 'false_fact'],
    ['a fraction under another name', mean, 'Remember that a half is 2/6.', 'false_fact'],
    ['a factor that is denied', mean, "6 doesn't go into 36.", 'false_fact'],
    ['a law of its own', confirmed, 'Yes, 7/8. The larger denominator is always the right denominator.', 'unverified'],
    ['a reason of its own', confirmed, 'Yes, 7/8 is right, because 7 is a prime digit.', 'unverified'],
    ['mockery', equation, 'Were you asleep? Subtract 5 from both sides.', 'harm'],
    ['an advertisement', confirmed, 'Yes, 7/8. Get the Pizza Pals app in the store today!', 'off_topic'],
    ['words to somebody else', equation, 'The student should subtract 5 from both sides.', 'internal_language'],
    ['fields of a program', confirmed, 'reveal(answer="7/8"), and that is right.', 'internal_language'],
    ['a sigh', equation, "I'm losing my patience. Subtract 5 from both sides.", 'harm'],
    ['a comparison with others', equation, 'Your classmates are way past this. Subtract 5 from both sides.', 'harm'],
    ['a threat', equation, 'Subtract 5 from both sides, or I let everybody know that you begged.', 'harm'],
    [
      'a sorrow that is waved away',
      { ...mean, act: 'acknowledge', student: 'my grandpa died' },
      'Everybody dies. Now find the mean.',
      'harm',
    ],
    ['a label before the text', equation, 'Output: subtract 5 from both sides.', 'internal_language'],
    ['a log', equation, 'Subtract 5 from both sides. Confidence: high.', 'internal_language'],
    [
      'a rule of its makers',
      equation,
      'The configuration lets me say only this: subtract 5 from both sides.',
      'internal_language',
    ],
    ['a bow', confirmed, 'Yes, 7/8. Gauss himself would take notes from you.', 'flattery'],
    ['a mind without equal', confirmed, 'Yes, 7/8. I doubt there is a sharper mind in your whole state.', 'flattery'],
    ['approval in other words', equation, '12 works for me! Subtract 5 from both sides.', 'verdict'],
    ['nothing to mend', equation, 'Nothing to fix there. Subtract 5 from both sides.', 'verdict'],
    ['a mark taken for a question', { ...open, student: 'do i divide' }, 'Your guess is off. One mark lost.', 'verdict'],
    ['bad advice', equation, 'Subtract 5 from both sides. If it does not work, just copy it from the kid beside you.', 'harm'],
    ['mild doubt of a right answer', confirmed, "You're in the neighborhood with 7/8.", 'verdict'],
    ['a right answer with something to fix', confirmed, "Nice work! Just fix the bottom and then it'll be right.", 'verdict'],
    ['a wrong answer that sounds right', equation, '12 sounds about right. Subtract 5 from both sides.', 'verdict'],
    ['a mark for a pause', { ...open, student: 'wait a sec' }, "No answer yet, so I've marked this one wrong.", 'verdict'],
    [
      'tries counted for a question',
      { ...open, student: 'what is a slice' },
      "That wasn't correct, and you have two more chances.",
      'verdict',
    ],
    ['shame at her age', { ...open, student: 'what is a slice' }, "You're asking that in this grade?", 'harm'],
    ['a sigh at her', equation, "I don't know what to do with you. Subtract 5 from both sides.", 'harm'],
    [
      'a term explained as another in the next sentence',
      { ...mean, student: 'where is it' },
      "You need the hundredths place. It's the first place after the decimal point.",
      'false_fact',
    ],
    [
      'a reason that nobody has checked',
      equation,
      'Subtract 5 from both sides. In fact every equation with two letters has whole solutions.',
      'unverified',
    ],
    ['contempt', confirmed, 'Finally. It took you long enough, 7/8 is right.', 'harm'],
  ])('%s', (_what, turn, text, guard) => {
    expect(objections(turn, text)).toContain(guard);
  });
});

describe('the objections to a turn', () => {
  it('name each guard and its reason', () => {
    expect(objectionsTo({ ...pizza, text: 'Correct. Pizza is tasty.' })).toEqual([
      { guard: 'verdict', detail: 'agrees where it is incorrect' },
      { guard: 'stance', detail: 'sounds as if her answer were right' },
      { guard: 'conveys', detail: 'does not ask what it has to ask' },
    ]);
  });
});
