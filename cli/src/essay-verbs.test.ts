import { describe, expect, it } from 'vitest';
import { EssayDetectLine, essayDetect } from './essay-detect-verb.ts';
import { EssayGuardLine, essayGuard } from './essay-guard-verb.ts';
import { EssayTurnLine, essayTurn } from './essay-turn-verb.ts';
import { EssaySkillLine, essaySkill } from './essay-skill-verb.ts';

const run = essayDetect();
const detectIn = (line: object) => run(EssayDetectLine.parse(line)).fires;
const prompt = {
  text: 'Evaluate the extent to which the role of the federal government in the United States economy changed from 1932 to 1970.',
  start: 1932,
  end: 1970,
  sources: [],
};
const fired = (line: object) => detectIn({ prompt, ...line }).map(({ detector }) => detector);

describe('stoa essay detect', () => {
  // The students' texts of the specification's calibration examples.
  it.each<[string, object, string[]]>([
    [
      'a thesis that restates the prompt',
      { draft: { paragraphs: ['The role of the federal government in the United States economy changed from 1932 to 1970.'] } },
      ['thesis_restates_prompt'],
    ],
    [
      'a walk through the documents',
      {
        phase: 'drafting',
        draft: {
          paragraphs: [
            'Document 1 says New Deal programs helped many Americans. Document 2 says the same thing. Document 3 also shows New Deal support.',
          ],
        },
      },
      ['document_walkthrough', 'description_not_argument'],
    ],
    [
      'sourcing without relevance',
      { phase: 'drafting', draft: { paragraphs: ['Document 5 was written by Barry Goldwater in 1964.'] } },
      ['hipp_without_relevance'],
    ],
    [
      'evidence without a name',
      { phase: 'drafting', draft: { paragraphs: ['Many social movements grew during this period.'] } },
      ['generic_outside_evidence'],
    ],
    [
      'evidence from after the window',
      { phase: 'drafting', draft: { paragraphs: ["Reagan's 1980 election shifted federal policy toward deregulation."] } },
      ['period_bleed'],
    ],
    [
      'a thesis with its reasons',
      {
        phase: 'thesis',
        draft: {
          paragraphs: [
            'Although business kept its freedom to hire and fire, the government became a guardian of incomes because the Depression broke faith in banks and unions won the law to their side.',
          ],
        },
      },
      [],
    ],
  ])('%s', (_, line, detectors) => {
    expect(fired(line)).toEqual(detectors);
  });

  it('says where it found something: the words, and the paragraph counted from 0', () => {
    const draft = { paragraphs: ['The economy was changed by many things.', 'Many social movements grew during this period.'] };
    expect(detectIn({ prompt, draft, phase: 'drafting' })).toContainEqual({
      detector: 'generic_outside_evidence',
      severity: 'soft',
      span: 'Many social movements grew during this period.',
      paragraph: 1,
    });
  });

  it('is quiet while a student reads in a timed essay', () => {
    expect(fired({ mode: 'reading', draft: { paragraphs: ['Many social movements grew during this period.'] } })).toEqual([]);
  });

  it.each<[string, object]>([
    ['nothing', { paragraphs: [] }],
    ['empty paragraphs', { paragraphs: ['', '  '] }],
    ['keys struck at random', { paragraphs: ['aaaaaaaa sdlkfj'] }],
    ['another language', { paragraphs: ['No entiendo nada de este documento.'] }],
    ['200 kB', { paragraphs: ['The tariff rose again and nobody knew why. '.repeat(4_700)] }],
  ])('doesn’t fail on %s', (_, draft) => {
    expect(() => fired({ draft })).not.toThrow();
  });

  it('accepts a draft as one text, documents without dates, and notes that name their document in words', () => {
    const line = {
      prompt: { text: 'Analyze the causes of the Civil War.', sources: [{ title: 'A letter', date: null }] },
      draft: 'One.\n\nTwo.',
      annotations: [{ source: 'Document 4', note: 'Thomas Whately, secretary to the Treasury, 1765' }],
      phase: 'source-analysis',
    };
    expect(detectIn(line).map(({ detector }) => detector)).toEqual(['hipp_without_relevance']);
  });
});

it('stoa essay skill reads the prompt’s verb', () => {
  expect(essaySkill(EssaySkillLine.parse({ text: 'Compare the New Deal and the Great Society.' }))).toEqual({
    skill: 'comparison',
  });
});

describe('stoa essay guard', () => {
  const run = essayGuard();
  const violationsOf = (line: object) => run(EssayGuardLine.parse(line)).violations;

  it('names the rule that a line breaks', () => {
    expect(violationsOf({ text: 'Your thesis fails Row A.' })).toEqual(['names_rubric_category']);
    expect(violationsOf({ text: 'What was driving the change?' })).toEqual([]);
  });

  it('knows the period banks, and facts given with the line', () => {
    expect(violationsOf({ text: 'The Wagner Act was signed in 1937.' })).toEqual(['fabricated_fact']);
    const text = 'The Davis-Bacon Act is from 1931. Does it fit your window?';
    expect(violationsOf({ text })).toEqual(['fabricated_fact']);
    expect(violationsOf({ text, context: { bank: [{ name: 'the Davis-Bacon Act', start: 1931, end: 1931 }] } })).toEqual([]);
  });

  it('lets a line quote the student’s own words', () => {
    const text = '“Washington turned into the employer of last resort” is your claim. What proves it?';
    expect(violationsOf({ text, context: { draft: 'Washington turned into the employer of last resort after 1933.' } })).toEqual(
      [],
    );
    expect(violationsOf({ text: `Try: ${text}`, context: { draft: 'It changed a lot.' } })).toContain('writes_for_student');
  });
});

describe('stoa essay turn', () => {
  const run = essayTurn();
  const turnOf = (line: object) => run(EssayTurnLine.parse(line));

  it('opens with the documents, in the words of the specification', () => {
    expect(turnOf({ event: 'session_start', prompt })).toEqual({
      speak: true,
      text: "Let's look at the documents one at a time before we touch the thesis. Start with Document 1 — what's it arguing or showing?",
      phase: 'source-analysis',
      move: 'open_phase',
    });
  });

  it.each(['typing', 'tick', 'auto_submitted'])('is silent on %s', (event) => {
    expect(turnOf({ event, prompt, draft: 'Many laws were passed.' })).toMatchObject({ speak: false, text: '' });
  });

  it('is silent in the reading time, but still offers help to a student in danger', () => {
    expect(turnOf({ event: 'student_message', mode: 'reading', prompt, studentMessage: 'what is doc 1 about' }).speak).toBe(
      false,
    );
    expect(turnOf({ event: 'student_message', mode: 'reading', prompt, studentMessage: 'i want to kill myself' }).move).toBe(
      'safety',
    );
  });

  it.each<[string, object]>([
    ['nothing at all', {}],
    ['keys struck at random', { studentMessage: 'sdfkjh', draft: 'sdkfj' }],
    ['200 kB', { draft: 'The tariff rose again and nobody knew why. '.repeat(4_700) }],
    ['a history of the unexpected', { history: [{ role: 'coach' }, { role: 'user', content: 'hm' }] }],
    ['signs of a template in her words', { studentMessage: 'what about {quote} and {doc}?' }],
  ])('doesn’t fail on %s as input', (_, line) => {
    for (const event of ['student_message', 'typing_pause', 'session_resumed', 'silence_5min'])
      expect(() => turnOf({ event, prompt, studentMessage: 'ok', ...line })).not.toThrow();
  });
});
