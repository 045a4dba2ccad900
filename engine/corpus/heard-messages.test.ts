import { describe, expect, it } from 'vitest';
import { checkAnswer } from '../src/math/check-answer.ts';
import { hearMessage } from '../src/tutors/lesson/hearing/hear-message.ts';
import type { TakenFor } from '../src/tutors/lesson/hearing/heard.ts';
import { labelledMessages as all, neverAnswers, type LabelledMessage } from './heard-messages.ts';
import { waitingQuestions } from './messages/waiting-questions.ts';

const hear = ({ message, question, after, extensionOffered }: LabelledMessage): TakenFor =>
  hearMessage(message, question, after, extensionOffered);
const nameOf = (heard: TakenFor): string =>
  heard.kind === 'answer' ? `answer ${heard.text}` : heard.kind === 'wish' ? heard.wish : heard.kind;
const expectedOf = ({ hearing }: LabelledMessage): string => (typeof hearing === 'string' ? hearing : `answer ${hearing.answer}`);
const shown = (one: LabelledMessage): string =>
  `${one.question?.text ?? 'no question'} “${one.message}” ${expectedOf(one)}, heard ${nameOf(hear(one))}`;

const batches = [...Map.groupBy(all, ({ provenance }) => provenance)];

describe('the labelled messages of the corpus', () => {
  it('are many, on questions of every type, about four in ten of them answers', () => {
    expect(all.length).toBeGreaterThanOrEqual(950);
    const answers = all.filter(({ hearing }) => typeof hearing !== 'string');
    expect(answers.length / all.length).toBeGreaterThan(0.3);
    const types = new Set(answers.map(({ question }) => question!.answer.input_type));
    expect([...types].sort()).toEqual(['boolean', 'decimal', 'expression', 'fraction', 'integer', 'multiple_choice', 'set']);
    expect(new Set(all.map(({ message, question, after }) => JSON.stringify([message, question?.text, after]))).size).toBe(
      all.length,
    );
  });

  it('never have a message taken for an answer that is none, nor one answer for another', () => {
    const false_ = all.filter((one) => hear(one).kind === 'answer' && nameOf(hear(one)) !== expectedOf(one));
    expect(false_.map(shown)).toEqual([]);
  });

  it.each(batches)('are taken as a teacher would take them, at least 95 in a hundred: %s', (_, messages) => {
    const wrong = messages.filter((one) => nameOf(hear(one)) !== expectedOf(one));
    expect(wrong.length / messages.length, wrong.map(shown).join('\n')).toBeLessThanOrEqual(0.05);
  });

  it('hold pleas for the answer in every disguise, and none of them is missed by more than one in ten', () => {
    const pleas = all.filter(({ hearing }) => hearing === 'asks_for_answer');
    const missed = pleas.filter((one) => hear(one).kind !== 'asks_for_answer');
    expect(pleas.length).toBeGreaterThanOrEqual(40);
    expect(missed.length / pleas.length, missed.map(shown).join('\n')).toBeLessThanOrEqual(0.1);
  });

  it('have answers heard that the checker can read, but for two', () => {
    const heard = all.flatMap((one) => {
      const found = hear(one);
      return found.kind === 'answer' ? [{ one, text: found.text }] : [];
    });
    const unread = heard.filter(({ one, text }) => checkAnswer(one.question!.answer, text).verdict === 'unreadable');
    expect(heard.length).toBeGreaterThan(280);
    // Broken mathematics, and a unit that the question does not ask for: both cost nothing.
    expect(new Set(unread.map(({ text }) => text))).toEqual(new Set(['0,75', '5 degrees']));
  });
});

describe('messages that claim nothing', () => {
  it.each(Object.entries(waitingQuestions))('are no answers to %s', (_, question) => {
    const taken = neverAnswers.filter((message) => hearMessage(message, question, 'teach', false).kind === 'answer');
    expect(neverAnswers.length).toBeGreaterThanOrEqual(650);
    expect(taken).toEqual([]);
  });
});
