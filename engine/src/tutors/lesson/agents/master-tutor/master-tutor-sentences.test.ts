import { describe, expect, it } from 'vitest';
import { speaksHarm } from '../../../../guards/harm/speaks-harm.ts';
import { speaksOfItself } from '../../../../guards/internal-language.ts';
import { inventsThings } from '../../../../guards/invented-things.ts';
import { asksTooMuch } from '../../../../guards/one-question.ts';
import { leaksTeacherNotes } from '../../../../guards/teacher-notes.ts';
import { contradictsTheVerdict, type SaidVerdict } from '../../../../guards/verdict-words.ts';
import { disdainOf } from '../../../../guards/tutor-turn/disdain.ts';
import { voice } from '../../../../guards/voice.ts';
import { sentences, type SentenceTable } from './master-tutor-sentences.ts';
import { howToWrite } from './verdict-sentences.ts';

const tables: [string, readonly string[]][] = [...Object.entries(sentences), ...Object.entries(howToWrite)];
const fewest = 8;

/** The checker's verdict in the turns that use a table. For the tables not listed, nothing was judged. */
const verdicts: Partial<Record<SentenceTable, SaidVerdict>> = {
  right: 'correct',
  rightInShort: 'correct',
  rightAgain: 'correct',
  rightLastChoice: 'correct',
  rightFromThere: 'correct',
  rightSaidBefore: 'correct',
  notYet: 'incorrect',
  notThisTime: 'incorrect',
  sameAgain: 'incorrect',
  goAgain: 'incorrect',
  // On her comparison, or on her reason for a right answer.
  isLikeIt: 'correct',
  isUnlikeIt: 'incorrect',
  // On a step that she asks about, and on an idea.
  stepIsLater: 'incorrect',
  stepOtherNumber: 'incorrect',
  stepNotThis: 'incorrect',
  thatIsTheIdea: 'correct',
  // On what she says a word means, on two amounts that she compares, on a finished question.
  wordMeansThat: 'correct',
  wordIsOther: 'incorrect',
  meansOther: 'incorrect',
  comparisonHolds: 'correct',
  comparisonIsOther: 'incorrect',
  hadNoMistake: 'correct',
  lastWasRight: 'correct',
  wasWrong: 'incorrect',
  rightNumber: 'correct',
  lineIsFalse: 'correct',
  thatIsTrue: 'correct',
  partOfIt: 'correct',
  reasonFits: 'correct',
  workFits: 'correct',
  lateReasonFits: 'correct',
  reasonSeen: 'correct',
  asksReason: 'correct',
  reasonByChance: 'correct',
  reasonLeavesOut: 'correct',
  reasonNotSo: 'correct',
  anotherReason: 'correct',
  ownLine: 'correct',
};

/** Tables whose sentences themselves ask something. */
const asking: readonly string[] = ['asksReason', 'pickOne', 'firstStep', 'inTheWay', 'triesIdea'];

const nothingAsked = { stem: '', expected: '', input_type: 'expression', choices: [] } as const;

describe("the lesson tutor's sentences", () => {
  it.each(tables)('have enough wordings for: %s', (_, wordings) => {
    expect(wordings.length).toBeGreaterThanOrEqual(fewest);
  });

  it('appear in only one wording each, so that another wording always says something different', () => {
    const all = tables.flatMap(([, wordings]) => wordings).flatMap((wording) => wording.split(/(?<=[.!?:])\s+/));
    const parts = all.filter((sentence) => /\p{L}/u.test(sentence.replace('{}', '')));
    expect(parts.filter((sentence, at) => parts.indexOf(sentence) !== at)).toEqual([]);
  });

  it.each(tables)('pass every guard that needs no turn: %s', (table, wordings) => {
    const verdict = verdicts[table as SentenceTable] ?? 'open';
    for (const wording of wordings) {
      const text = wording.replace('{}', 'Unit rates');
      const violations = [
        contradictsTheVerdict(text, verdict),
        speaksOfItself(text),
        voice()(text),
        inventsThings(text, { steps: 9, example: true }),
        leaksTeacherNotes(text, []),
        asksTooMuch(text, { most: asking.includes(table) ? 1 : 0 }),
        speaksHarm(text),
        disdainOf({ text, question: nothingAsked, must_convey: null }),
      ];
      expect(
        violations.filter((one) => one !== null),
        text,
      ).toEqual([]);
    }
  });

  it("don't thank the student for something that wasn't understood", () => {
    expect([...sentences.remark, ...sentences.offTopic, ...sentences.waits].filter((text) => /thank/i.test(text))).toEqual([]);
  });

  it("don't praise a choice that was the only one left", () => {
    const praise = /\b(?:good|great|nice|well done|you (?:stayed|kept|worked|found|thought|got|fixed))\b/i;
    expect(sentences.rightLastChoice.filter((text) => praise.test(text))).toEqual([]);
  });
});
