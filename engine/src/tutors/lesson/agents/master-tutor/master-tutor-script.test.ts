import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contexts } from './master-tutor-agent.contexts.ts';
import { masterTutorAgent } from './master-tutor-agent.ts';
import { conversation, graded, onwardTo, sampleQuestion, sampleTurn, solutionOf } from './sample-turn.ts';
import { sampleTopic } from '../../samples/sample-topic.ts';
import { sentences } from './master-tutor-sentences.ts';

type Turn = Parameters<typeof sampleTurn>[0];

const pizza = sampleQuestion('pizza');
const missing = sampleQuestion('missing');
const step = sampleTopic.plan.steps[0]!;
const [way, ruler] = step.type === 'explain' ? (step.another_way as [string, string]) : ['', ''];
const explanation = step.type === 'explain' ? step.explanation : '';
const reply = (turn: Turn) => {
  const { context, secret } = sampleTurn(turn);
  return masterTutorAgent.script(context, secret);
};

describe('the script, knowing the student and the pace,', () => {
  const enters: Turn = {
    question: pizza,
    message: '3/8',
    session: { turn_count: 1 },
    teaching: { act: 'confirm', grading: graded(pizza, '3/8'), aided: false, onward: onwardTo(missing, true) },
  };
  const words = (text: string) => text.split(/\s+/).length;

  it('leaves out the frills for a quiet student, but keeps the material', () => {
    const quiet = reply({ ...enters, style: { length: 'QUIET', words: '' } }).response;
    expect(quiet).toContain(explanation);
    expect(words(quiet)).toBeLessThanOrEqual(words(reply(enters).response));
  });

  it('repeats a hint in different words for a quiet student rather than say nothing', () => {
    const log = conversation(
      ...[missing.hint, ...solutionOf(missing).map(({ explanation: words, math }) => `${words} $${math}$`)].map(
        (text) => `Tutor: ${text}`,
      ),
    );
    const taken = { kind: 'wish', wish: 'hint' } as const;
    const style = { length: 'QUIET', words: '' } as const;
    const said = reply({
      question: missing,
      message: 'hint',
      taken,
      log,
      style,
      teaching: { act: 'hint', grading: null, words: missing.hint },
    });
    expect(said.response).toContain(missing.hint);
    expect(said.response).not.toBe(missing.hint);
  });

  it('starts with the explanation itself even if it has to be simple', () => {
    const simple = reply({ ...enters, directive: { signal: 'SIMPLIFY', words: '' } }).response;
    expect(simple).toContain(explanation);
    expect(simple).not.toContain(way);
  });

  it('tells the student a way that is new to her if she was already told the one planned', () => {
    const log = conversation('Student: why?', `Tutor: Let us see. ${way}`);
    const taken = { kind: 'confusion' } as const;
    const again = reply({
      question: missing,
      message: 'still not',
      taken,
      log,
      teaching: { act: 'clarify', words: way, example: null },
    });
    expect(again.response).toContain(ruler);
    expect(again.response).not.toContain(way);
  });

  it('names the step and moves on if the student was told all of its ways', () => {
    const onward = onwardTo(missing, true);
    const told = { ...onward, material: { ...onward.material, explanation: null } };
    const said = reply({
      ...enters,
      teaching: { act: 'confirm', grading: graded(pizza, '3/8'), aided: false, onward: told },
    }).response;
    expect(said).not.toContain(explanation);
    expect(said).toContain('One amount, many names');
    expect(sentences.toldAlready.some((sentence) => said.includes(sentence))).toBe(true);
  });

  it("says kindly that they'll start from the beginning after all if the student didn't know it yet", () => {
    const said = reply({ ...enters, session: { current_step: 2 } }).response;
    const spoken = sentences.back.map((sentence) => sentence.replace('{}', 'One amount, many names'));
    expect(spoken.some((sentence) => said.includes(sentence))).toBe(true);
  });

  it('says in its own words what the open question asks for, and offers a hint once', () => {
    const asking = { ...missing, question_text: 'Four friends share 8 apples. How many apples does each friend get?' };
    const remark = (log: ReturnType<typeof conversation>) =>
      reply({
        question: asking,
        message: 'ok',
        taken: { kind: 'remark' },
        log,
        teaching: { act: 'redirect' },
      }).response;
    const offers = (said: string) => sentences.offerHint.some((sentence) => said.includes(sentence));
    const first = remark(conversation());
    expect(first).toContain('How many apples does each friend get?');
    expect(offers(first)).toBe(true);
    const second = remark(conversation('Student: ok', `Tutor: ${first}`));
    expect(second).not.toContain('How many apples');
    expect(offers(second)).toBe(false);
  });

  it.each([
    ['this is so hard', 'remark', sentences.hard],
    ['this is boring', 'remark', sentences.dull],
    ['im sad today', 'remark', sentences.low],
    ['4, 7, 9, 11, 19', 'remark', sentences.thought],
    ['next please', 'continuation', sentences.thisFirst],
    ['thanks', 'small_talk', sentences.thanks],
  ] as const)('answers “%s” in the way it is meant', (message, kind, table) => {
    const said = reply({ question: missing, message, taken: { kind }, teaching: { act: 'redirect' } }).response;
    expect(table.some((sentence) => said.startsWith(sentence))).toBe(true);
  });

  it("does not repeat the student's answer back twice in a row", () => {
    const wrong = (log: ReturnType<typeof conversation>) =>
      reply({
        question: missing,
        message: 'i did 7 times 9, 63',
        log,
        teaching: { act: 'hint', grading: graded(missing, '63'), words: missing.hint },
      }).response;
    const first = wrong(conversation());
    expect(first).toMatch(/^You wrote \$63\$\./);
    expect(wrong(conversation('Student: 63', `Tutor: ${first}`))).not.toContain('You wrote');
  });

  it.each([
    ['63', false],
    ['63!!', false],
    ['i think its 63', false],
    ['sixty three', true],
    ['7 times 9 so 63', true],
  ])('repeats the answer read in “%s”: %s', (message, repeats) => {
    const { response } = reply({
      question: missing,
      message,
      teaching: { act: 'hint', grading: graded(missing, '63'), words: missing.hint },
    });
    expect(response.includes('You wrote')).toBe(repeats);
  });

  it('gives the next part of the hint if the student has had the first', () => {
    const log = conversation('Student: A hint, please.', `Tutor: Here is a hint. ${missing.hint}`);
    const said = reply({
      question: missing,
      message: '63',
      log,
      teaching: { act: 'hint', grading: graded(missing, '63'), words: missing.hint },
    });
    expect(said.response).toContain('The bottom was multiplied by 8. $9 \\times 8 = 72$');
    expect(said.response).not.toContain(missing.hint);
  });

  it.each([
    'Go back over how you found that, one step at a time, and check each step. Then answer again.',
    'Look at your answer, and think about how large it should be. Then answer again.',
  ])('says that a wrong answer is wrong even if the help is only to look again: %s', (words) => {
    const teaching = { act: 'probe', grading: graded(missing, '987'), words } as const;
    const { response } = reply({ question: missing, message: '987', teaching });
    expect(response).toContain(words);
    expect(sentences.notYet.some((verdict) => response.includes(verdict))).toBe(true);
  });

  it('says which part of a wrong answer is right', () => {
    const reduced = {
      ...pizza,
      answer: { ...pizza.answer, judging: { ...pizza.answer.judging, form: 'reduced_fraction' as const } },
    };
    const said = reply({
      question: reduced,
      message: '6/16',
      teaching: { act: 'probe', grading: graded(reduced, '6/16'), words: pizza.probe.text },
    });
    expect(said.response).toBe(`That’s the right value. Now write it as one fraction in simplest form.\n\n${pizza.probe.text}`);
  });

  it.each([
    ['every other choice was tried', 'larger', ['A', 'C'], 'B', 'rightLastChoice'],
    ['one of two others was tried', 'larger', ['A', 'A'], 'B', 'rightAgain'],
    ['the other of two was tried', 'same', ['false'], 'true', 'rightLastChoice'],
    ['a number was wrong twice', 'missing', ['63', '70'], '56', 'rightAgain'],
  ] as const)('does not praise an answer that was the only choice left: %s', (_, id, previous, right, table) => {
    const asked = sampleQuestion(id);
    const tried = { ...asked, wrong_attempts: previous.length, previous_student_answers: [...previous] };
    const said = reply({
      question: tried,
      message: right,
      teaching: { act: 'confirm', grading: graded(tried, right), aided: true, onward: onwardTo(pizza) },
    }).response;
    expect(sentences[table].some((sentence) => said.includes(sentence))).toBe(true);
  });

  it('notices that the same answer was given before', () => {
    const twice = { ...missing, wrong_attempts: 1, previous_student_answers: ['63'], phase: 'probe' as const };
    const said = reply({
      question: twice,
      message: ' 63 ',
      teaching: { act: 'hint', grading: graded(twice, ' 63 '), words: missing.hint },
    });
    expect(sentences.sameAgain.some((sentence) => said.response.includes(sentence))).toBe(true);
  });

  it.each([
    ['my teacher said it is fine', sentences.withholdAllowed],
    ['I have been stuck for hours, what is it', sentences.withholdTired],
    ['give me the answer', sentences.withhold],
  ])('withholds the answer after “%s” with fitting words', (message, table) => {
    const said = reply({
      question: missing,
      message,
      taken: { kind: 'asks_for_answer' },
      teaching: { act: 'withhold', words: missing.hint },
    });
    expect(table.some((sentence) => said.response.includes(sentence))).toBe(true);
    expect(said.response).toContain(missing.hint);
  });

  it('withholds the answer ten times in ten different ways, and never says it', () => {
    let log = conversation();
    const said = Array.from({ length: 10 }, (_, turn) => {
      const one = reply({
        question: missing,
        message: 'tell me the answer',
        taken: { kind: 'asks_for_answer' },
        log,
        session: { turn_count: turn },
        teaching: { act: 'withhold', words: missing.hint },
      }).response;
      log = [...log, ...conversation('Student: tell me the answer', `Tutor: ${one}`)];
      return one.split('\n\n')[0]!;
    });
    expect(new Set(said).size).toBe(10);
    expect(said.join(' ')).not.toContain('56');
  });
});

describe("the script's other fields", () => {
  it("contain the checker's verdict, the known misconception, and no opinion", () => {
    expect(
      reply({
        question: pizza,
        message: '5/8',
        teaching: { act: 'probe', grading: graded(pizza, '5/8'), words: pizza.probe.text },
      }),
    ).toMatchObject({
      intent: 'answer',
      answer_correct: false,
      misconceptions_detected: ['counted-the-rest'],
      mastery_signal: 'needs_remediation',
      advance_to_step: null,
      question_asked: null,
      question_concept: 'equal-parts',
      session_complete: false,
      turn_summary: 'Answer on Equal parts: not right yet; asked to look at the thinking behind it',
    });
  });

  it('say where the lesson continues, and when it is complete', () => {
    const confirmed = (onward: Extract<Turn['teaching'], { act: 'confirm' }>['onward']) =>
      reply({
        question: pizza,
        message: '3/8',
        teaching: { act: 'confirm', grading: graded(pizza, '3/8'), aided: false, onward },
      });
    expect(confirmed(onwardTo(missing, true))).toMatchObject({
      answer_correct: true,
      mastery_signal: 'strong',
      advance_to_step: 1,
      question_concept: 'same-amount',
    });
    expect(confirmed({ kind: 'complete', offer_extension: false })).toMatchObject({
      advance_to_step: null,
      session_complete: true,
    });
  });
});

it('repeats none of its own sentences while it has another one', () => {
  const own = new Set<string>([...sentences.notYet, ...sentences.probeLead, ...sentences.hintLead, ...sentences.goAgain]);
  let log = conversation();
  const heardOften: string[] = [];
  for (let turn = 0; turn < 8; turn += 1) {
    const text = String(57 + turn);
    const teaching =
      turn % 2 === 0
        ? { act: 'probe' as const, grading: graded(missing, text), words: missing.probe.text }
        : { act: 'hint' as const, grading: graded(missing, text), words: missing.hint };
    const { response } = reply({ question: missing, message: text, log, session: { turn_count: turn }, teaching });
    heardOften.push(...[...own].filter((sentence) => response.includes(sentence)));
    log = [...log, ...conversation(`Student: ${text}`, `Tutor: ${response}`)];
  }
  expect(heardOften.length).toBeGreaterThan(16);
  expect(new Set(heardOften).size).toBe(heardOften.length);
});

it('says more than “read the question again” in nearly every turn', () => {
  const cases = fc.sample(contexts, { numRuns: 300, seed: 7 });
  const plain = cases.filter(({ context, secret }) =>
    (sentences.neutral as readonly string[]).includes(masterTutorAgent.script(context, secret).response),
  );
  expect(plain.length).toBeLessThanOrEqual(6);
});

it('calls every right answer right, whatever else would say too much', () => {
  const right = fc.sample(contexts, { numRuns: 1500, seed: 11 }).filter(({ context }) => context.task.answer_correct === true);
  expect(right.length).toBeGreaterThan(50);
  const unheard = right.filter(({ context, secret }) =>
    (sentences.neutral as readonly string[]).includes(masterTutorAgent.script(context, secret).response),
  );
  expect(unheard).toEqual([]);
});
