import { describe, expect, it } from 'vitest';
import { LessonSummary, type ShownExample } from '@stoa/schema/lesson';
import { SkillId } from '@stoa/schema/skill';
import { speaksOfItself } from '../../guards/internal-language.ts';
import { leavesTheVoice } from '../../guards/voice.ts';
import type { ClosedQuestion, LessonSession } from './state/lesson-session.ts';
import { lessonSummary } from './lesson-summary.ts';
import { sampleSession, sampleTopic } from './samples/sample-topic.ts';
import { shownExample } from './support/pictures/figure-shown.ts';
import { conversation, sampleQuestion } from './agents/master-tutor/sample-turn.ts';

const summaryOf = (change: Partial<LessonSession>): LessonSummary => LessonSummary.parse(lessonSummary(sampleSession(change)));

let counted = 0;
const closed = (concept: string, end: ClosedQuestion['end'], wrong_attempts = 0): ClosedQuestion => ({
  question_id: `q${(counted += 1)}`,
  source: { kind: 'plan', id: 'pizza' },
  step: 1,
  concept,
  wrong_attempts,
  end,
  turn: counted,
});
const parts = 'equal-parts';
const same = 'same-amount'; // its skill is in the sample's graph; the other's isn't
const wordsOf = (summary: LessonSummary, at: number): string => summary.concepts[at]!.words;

describe('the summary of a lesson', () => {
  it('says how it ended', () => {
    const at = '2026-01-01T01:00:00.000Z';
    expect(summaryOf({}).how).toBe('under_way');
    expect(summaryOf({ current_step: 4 }).how).toBe('completed');
    for (const how of ['completed', 'left', 'needs_help', 'limit'] as const)
      expect(summaryOf({ ended: { at, how } }).how).toBe(how);
  });

  it('counts turns, and questions by how they ended', () => {
    const closed_questions = [
      closed(parts, 'right_unaided'),
      closed(same, 'right_aided', 1),
      closed(same, 'told', 4),
      closed(same, 'abandoned'),
    ];
    expect(summaryOf({ closed_questions, turn_count: 9 })).toMatchObject({
      turns: 9,
      questions: { right_unaided: 1, right_aided: 1, told: 1, left: 1 },
    });
  });

  it.each<[string, ClosedQuestion[], number | null, RegExp]>([
    ['never met', [], null, /didn’t come up/],
    [
      'right twice without help, at 0.8',
      [closed(same, 'right_unaided'), closed(same, 'right_unaided')],
      0.8,
      /can do this on your own\.$/,
    ],
    [
      'right twice without help, at 0.79',
      [closed(same, 'right_unaided'), closed(same, 'right_unaided')],
      0.79,
      /little more practice/,
    ],
    ['right once without help, whatever the estimate', [closed(same, 'right_unaided')], 0.99, /little more practice/],
    [
      'right in the opening and once more',
      [{ ...closed(same, 'right_unaided'), step: 0 }, closed(same, 'right_unaided')],
      0.99,
      /little more practice/,
    ],
    ['told, whatever the estimate', [closed(same, 'told', 4)], 0.95, /went through this together/],
    ['told after it was right', [closed(same, 'right_unaided'), closed(same, 'told', 4)], 0.9, /some of it was hard/],
    ['right once after it was told', [closed(same, 'told', 4), closed(same, 'right_unaided')], 0.95, /some of it was hard/],
    [
      'right with help twice and alone once',
      [closed(same, 'right_aided', 1), closed(same, 'right_aided', 1), closed(same, 'right_unaided')],
      0.95,
      /some of it was hard/,
    ],
    [
      'right twice after it was told',
      [closed(same, 'told', 4), closed(same, 'right_unaided'), closed(same, 'right_unaided')],
      0.85,
      /can do this on your own/,
    ],
    ['right with help alone, whatever the estimate', [closed(same, 'right_aided', 1)], 0.95, /with some help/],
    ['left', [closed(same, 'abandoned')], null, /left this/],
  ])('says what is true of a concept that was %s', (_, closed_questions, estimate, words) => {
    const mastery_estimates: LessonSession['mastery_estimates'] = estimate === null ? {} : { [same]: estimate };
    const summary = summaryOf({ closed_questions, mastery_estimates });
    expect(wordsOf(summary, 1)).toMatch(words);
    expect(summary.concepts[1]!.estimate).toBe(estimate);
  });

  it('never says that a student can do something on her own if it was told or helped, whatever the estimate', () => {
    for (const end of ['told', 'right_aided', 'abandoned'] as const) {
      const summary = summaryOf({ closed_questions: [closed(same, end, 2)], mastery_estimates: { [same]: 0.99 } });
      expect(summary.strengths.join(' ')).not.toMatch(/on your own|without a hint/);
      expect(summary.to_practice.map(({ skill_id }) => skill_id)).toEqual(['frac_equiv']);
    }
  });

  it('does not say "by yourself" while the student is stuck on the concept', () => {
    const last_question = sampleQuestion('missing', { wrong_attempts: 2 });
    const summary = summaryOf({
      closed_questions: [closed(same, 'right_unaided')],
      mastery_estimates: { [same]: 0.9 },
      last_question,
    });
    expect(wordsOf(summary, 1)).toMatch(/some of it was hard/);
  });

  it('names what went well by the action that shows it', () => {
    const summary = summaryOf({
      closed_questions: [closed(same, 'right_aided', 3), closed(same, 'right_unaided'), closed(same, 'right_unaided')],
      mastery_estimates: { [same]: 0.9 },
      misconceptions: [{ id: 'added-the-same', concept: same, first_turn: 2, times: 1, resolved: true }],
    });
    expect(summary.strengths).toEqual([
      'You can do this on your own: Multiplying both numbers.',
      'You found 2 answers without a hint.',
      'You stayed with a hard question until you had it.',
      'You found a mistake in your thinking and fixed it.',
    ]);
  });

  it('says what to practice and why, once per skill, and names only skills that exist', () => {
    const told = summaryOf({ closed_questions: [closed(parts, 'told', 4), closed(same, 'told', 4), closed(same, 'told', 4)] });
    expect(told.to_practice).toEqual([
      {
        skill_id: SkillId.parse('frac_equiv'),
        name: 'Equivalent fractions',
        why: 'You saw the steps here. Try a similar one on your own.',
      },
    ]);
    const rights = [closed(same, 'right_unaided'), closed(same, 'right_unaided')];
    const alone = summaryOf({ closed_questions: rights, mastery_estimates: { [same]: 0.9 } });
    expect(alone.to_practice).toEqual([]);
  });

  it('keeps a skill to practice if an answer had to be told, even if she got it right later', () => {
    for (const later of [1, 2]) {
      const rights = Array.from({ length: later }, () => closed(same, 'right_unaided'));
      const summary = summaryOf({ closed_questions: [closed(same, 'told', 4), ...rights], mastery_estimates: { [same]: 0.95 } });
      expect(summary.to_practice.map(({ skill_id }) => skill_id)).toEqual(['frac_equiv']);
    }
  });

  it('warns of a misconception that was not put right', () => {
    const misconceptions = [{ id: 'added-the-same', concept: same, first_turn: 2, times: 2, resolved: false }];
    const { to_practice, misconceptions_met } = summaryOf({ closed_questions: [closed(same, 'right_aided', 1)], misconceptions });
    expect(to_practice[0]!.why).toMatch(/mistake from this lesson/);
    expect(misconceptions_met).toEqual([
      {
        description: 'You added the same number above and below.',
        correction: 'Cutting again multiplies both.',
        resolved: false,
      },
    ]);
  });

  it('leaves out misconceptions that the guideline has no words for', () => {
    const misconceptions = [{ id: 'added-denominators', concept: same, first_turn: 2, times: 1, resolved: false }];
    expect(summaryOf({ misconceptions }).misconceptions_met).toEqual([]);
  });

  it('has closing words only while the lesson is ended, and the wrap-up only once the plan is complete', () => {
    const ended = { at: '2026-01-01T01:00:00.000Z', how: 'left' } as const;
    expect(summaryOf({ ended, closing_words: 'You stopped here.' }).words).toBe('You stopped here.');
    expect(summaryOf({ ended: null, closing_words: 'You stopped here.' }).words).toBeNull(); // the lesson has gone on since
    expect(summaryOf({ current_step: 4 }).wrap_up).toBe(sampleTopic.plan.wrap_up);
    expect(summaryOf({ ended: { at: '2026-01-01T01:00:00.000Z', how: 'needs_help' } }).wrap_up).toBeNull();
  });

  it("keeps each worked example that the student was shown once, in the plan's words if the plan has it", () => {
    const step = sampleTopic.plan.steps[0]!;
    const planned = step.type === 'explain' ? shownExample(step.worked_example) : null;
    const other: ShownExample = {
      stem: 'Halve 10.',
      steps: [{ step_index: 1, explanation: 'Share in two.', math: '10 \\div 2' }],
      answer: '5',
    };
    const examples = [{ ...planned!, answer: 'older words' }, null, other, planned, other];
    const full_conversation_log = conversation(...examples.map(() => 'Tutor: Look.')).map((message, at) => ({
      ...message,
      example: examples[at]!,
    }));
    expect(summaryOf({ full_conversation_log }).worked_examples).toEqual([planned, other]);
    expect(summaryOf({}).worked_examples).toEqual([]);
  });

  it("contains nothing of the open question's answer, and keeps the tutors' voice", () => {
    const summary = summaryOf({
      last_question: sampleQuestion('missing', { wrong_attempts: 2, previous_student_answers: ['70'] }),
      closed_questions: [
        closed(parts, 'right_unaided'),
        closed(same, 'told', 4),
        closed(same, 'abandoned'),
        closed(same, 'right_aided', 2),
      ],
      mastery_estimates: { [parts]: 0.9, [same]: 0.4 },
    });
    expect(JSON.stringify(summary)).not.toMatch(/\b56\b/);
    const { strengths, concepts, to_practice } = summary;
    const said = [...strengths, ...concepts.map(({ words }) => words), ...to_practice.map(({ why }) => why)];
    expect(said.length).toBeGreaterThan(4);
    for (const words of said) expect([leavesTheVoice(words), speaksOfItself(words)], words).toEqual([null, null]);
  });
});
