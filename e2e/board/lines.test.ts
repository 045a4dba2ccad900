import { mayBeSaid } from '@stoa/engine/tutors/board/words/line-guards';
import { wordAskedFor } from '@stoa/engine/tutors/board/speech/word-asked-for';
import { phrasesOf, wordsIn } from '@stoa/engine/tutors/board/words/phrase';
import type { Phrase, Speech } from '@stoa/schema/board/board-session';
import { nextMoveFrom } from '@stoa/engine/tutors/board/work/next-move';
import { openBoardLines } from '@stoa/library/open-board';
import { BoardMove, Situation } from '@stoa/schema/board/board-lines';
import { Persona } from '@stoa/schema/board/board-profile';
import { describe, expect, it } from 'vitest';

const lines = openBoardLines();
const problem = { stem: 'Solve 2x + 3 = 11.', answer: 'x = 4', start: '2x + 3 = 11' };
/** What the student wrote, from one word to as many words as a line that is read out can have. */
const written = [
  { line: '2x = 14', start: '2x + 3 = 11', n: '1 problem', achievement: 'showed your steps' },
  { line: '7', start: '7x - 5 = 3x + 11', n: '12 problems', achievement: 'caught your own mistake' },
  { line: '1/2 + 1/3 + 1', start: '1/2 + 1/3 + 1', n: '2 problems', achievement: 'made a start' },
];
const said = (speech: Exclude<Speech, { of: 'fixed' }>): Phrase[] =>
  Persona.options.flatMap((persona) => written.flatMap((fillings) => [...phrasesOf(lines, speech, persona, fillings)]));
const rungs = ([2, 3, 4, 5] as const).flatMap((level) =>
  BoardMove.options.flatMap((move) => said({ of: 'rung', level, next: { ...nextMoveFrom(problem.start), move } })),
);
const examples = BoardMove.options.flatMap((move) => said({ of: 'example', next: { ...nextMoveFrom(problem.start), move } }));
const explained = Object.keys(lines.words).flatMap((word) => said({ of: 'word', word }));
const ofSituations = (fits: (situation: Situation) => boolean) =>
  Situation.options.filter(fits).flatMap((situation) => said({ of: 'situation', situation }));

/** Returns the texts with fewer or more words than allowed. */
const beyond = (phrases: readonly Phrase[], fewest: number, most: number) =>
  phrases.map(({ text }) => text).filter((text) => wordsIn(text) < fewest || wordsIn(text) > most);

describe('the lines of the board', () => {
  it('pass the guards, in the voice of every persona', () => {
    const all = [...rungs, ...examples, ...explained, ...ofSituations(() => true)];
    const stopped = all.filter((phrase) => !mayBeSaid(phrase, { problem, written: ['2x = 14'], solved: false }));
    expect(stopped.map(({ text }) => text)).toEqual([]);
  });

  it('are each used in only one place', () => {
    const moved = Object.entries(lines.moves).flatMap(([move, parts]) =>
      Object.values(parts).flatMap((wordings) =>
        wordings.map((text) => (/\{(?:do|action)\}/.test(text) ? `${move}: ${text}` : text)),
      ),
    );
    const all = [...Object.values(lines.situations).flatMap((one) => one.lines), ...moved];
    expect(all.toSorted()).toEqual([...new Set(all)].toSorted());
  });

  it('have 5 to 15 words after an error', () => {
    const about = ofSituations((name) => /^mistake_|^slips_again$|^show_work$/.test(name));
    expect(beyond(about, 5, 15)).toEqual([]);
  });

  it('have 3 to 8 words after a right step', () => {
    expect(
      beyond(
        ofSituations((name) => ['step_done', 'self_corrected', 'found_when_asked'].includes(name)),
        3,
        8,
      ),
    ).toEqual([]);
  });

  it('have 10 to 20 words after a solved exercise', () => {
    expect(
      beyond(
        ofSituations((name) => name.startsWith('solved')),
        10,
        20,
      ),
    ).toEqual([]);
  });

  it('have 5 to 12 words when the student is stuck', () => {
    expect(beyond([...rungs, ...ofSituations((name) => name.startsWith('stuck_'))], 5, 12)).toEqual([]);
  });

  it.each([
    "{well} That's wrong.",
    'This is easy.',
    'You should know this.',
    'Obviously it is 3.',
    'You are so smart.',
    'The answer is x = 4.',
    'So x is four.',
  ])('would fail the guards with this line: %s', (text) => {
    expect(mayBeSaid({ text, level: 1 }, { problem, written: [], solved: false })).toBe(false);
  });

  it.each([
    ["What's a coefficient?", 'coefficient'],
    ['what are like terms', 'like_terms'],
    ["what's a common denominator", 'common_denominator'],
    ['What does x mean?', 'variable'],
    ['What does that symbol mean?', null],
  ])('recognize a question about a word: %s %s', (text, word) => {
    expect(wordAskedFor(lines, text)).toBe(word);
  });
});
