import { describe, expect, it } from 'vitest';
import { checkAnswer } from '../src/math/check-answer.ts';
import type { TakenFor } from '../src/tutors/lesson/hearing/heard.ts';
import { hearsAs } from '../src/tutors/lesson/samples/heard-message.ts';
import { labelledMessages as all, neverAnswers, type LabelledMessage } from './heard-messages.ts';
import { waitingQuestions } from './messages/waiting-questions.ts';

type Asked = Pick<LabelledMessage, 'message' | 'question' | 'after' | 'extensionOffered'>;

const hear = ({ message, question, after, extensionOffered: offered }: Asked): TakenFor =>
  hearsAs(message, { question, after, offered });

const heardAs = new Map(all.map((one) => [one, hear(one)]));
const nameOf = (heard: TakenFor): string =>
  heard.kind === 'answer' ? 'answer' : heard.kind === 'wish' ? heard.wish : heard.kind;
const nameHeard = (one: LabelledMessage): string => nameOf(heardAs.get(one)!);
const labelOf = ({ hearing }: LabelledMessage): string => (typeof hearing === 'string' ? hearing : 'answer');
const shown = (one: LabelledMessage): string =>
  `${one.question?.text ?? 'no question'} “${one.message}” ${labelOf(one)}, heard ${nameHeard(one)}`;

/** Judged, and not right: it would cost her an attempt. */
const isCharged = (taken: TakenFor, question: Asked['question']): boolean =>
  taken.kind === 'answer' && question !== null && checkAnswer(question.answer, taken.text).verdict === 'incorrect';

/** What a label stands for as the lesson hears it now: feelings and a value that is only asked about were no kinds of their own. */
const alike: Readonly<Record<string, readonly string[]>> = {
  small_talk: ['small_talk', 'feeling', 'off_topic'],
  off_topic: ['off_topic', 'small_talk'],
  remark: ['remark', 'feeling', 'small_talk', 'off_topic', 'check', 'question'],
  question: ['question', 'check'],
  confusion: ['confusion', 'hint', 'question', 'feeling'],
  two_answers: ['two_answers', 'check'],
  hint: ['hint', 'confusion', 'question'],
};

describe('the labeled messages of the corpus', () => {
  it('are at least 950, none twice, on questions of every type, more than three in ten of them answers', () => {
    expect(all.length).toBeGreaterThanOrEqual(950);
    const answers = all.filter(({ hearing }) => typeof hearing !== 'string');
    expect(answers.length / all.length).toBeGreaterThan(0.3);
    const types = new Set(answers.map(({ question }) => question!.answer.input_type));
    expect([...types].sort()).toEqual(['boolean', 'decimal', 'expression', 'fraction', 'integer', 'multiple_choice', 'set']);
    expect(new Set(all.map(({ message, question, after }) => JSON.stringify([message, question?.text, after]))).size).toBe(
      all.length,
    );
  });

  it('never cost an attempt if they aren’t answers', () => {
    const charged = all.filter((one) => labelOf(one) !== 'answer' && isCharged(heardAs.get(one)!, one.question));
    expect(charged.map(shown)).toEqual([]);
  });

  it('are heard as right if they are right answers, all but fewer than four in a hundred', () => {
    const right = all.filter(
      ({ hearing, question }) =>
        typeof hearing !== 'string' && checkAnswer(question!.answer, hearing.answer).verdict === 'correct',
    );
    const missed = right.filter((one) => {
      const taken = heardAs.get(one)!;
      return taken.kind !== 'answer' || checkAnswer(one.question!.answer, taken.text).verdict !== 'correct';
    });
    expect(right.length).toBeGreaterThan(300);
    expect(missed.length / right.length, missed.map(shown).join('\n')).toBeLessThan(0.04);
  });

  it.each([...Map.groupBy(all, labelOf)])('are understood as by a teacher, at least 88 in 100: %s', (label, rows) => {
    const wrong = rows.filter((one) => !(alike[label] ?? [label]).includes(nameHeard(one)));
    expect(wrong.length / rows.length, wrong.map(shown).join('\n')).toBeLessThanOrEqual(0.12);
  });
});

describe('messages that give no answer', () => {
  it('cost an attempt less than once in two hundred times', () => {
    const questions = Object.values(waitingQuestions);
    const asked = neverAnswers.map((message, at) => ({
      message,
      question: questions[at % questions.length]!,
      after: 'teach' as const,
      extensionOffered: false,
    }));
    const charged = asked.filter((one) => isCharged(hear(one), one.question)).map(({ message }) => message);
    expect(neverAnswers.length).toBeGreaterThanOrEqual(650);
    expect(charged.length / asked.length, charged.join('\n')).toBeLessThan(0.005);
  });
});
