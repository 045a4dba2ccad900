import type { DetectorId } from '@stoa/schema/essay/detector-fire';
import { EssayPhase } from '@stoa/schema/essay/essay-phase';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EssayPrompt } from '../reading/essay-prompt.ts';
import { readEssay } from '../reading/read-essay.ts';
import { thresholds } from '../../../../corpus/essay-drafts/thresholds.ts';
import { knownHistory } from '../reading/known-history.ts';
import { detect } from './detect.ts';

const source = (number: number, title: string, attribution: string, year: number | null, body: string) => ({
  number,
  title,
  attribution,
  year,
  body,
  aliases: [],
  mentions: [],
});

const prompt: EssayPrompt = {
  text: 'Evaluate the extent to which the role of the federal government in the United States economy changed from 1932 to 1970.',
  start: 1932,
  end: 1970,
  sources: [
    source(1, 'Letter to the president', 'A miner in West Virginia, letter', 1933, 'The mine shut in March and the company store gives no credit.'),
    source(2, 'Radio talk', 'President Franklin Roosevelt, radio talk', 1935, 'This law gives some protection to the average citizen against poverty in old age.'),
    source(3, 'Report on dams', 'Engineer of the Tennessee Valley, report', 1936, 'Seven dams now hold the river, and the farms along it have light.'),
    source(4, 'Speech on unions', 'Senator Robert Wagner, speech in the Senate', 1935, 'Employees shall have the right to organize and to bargain through men of their own choosing.'),
    source(5, 'Acceptance speech', 'Barry Goldwater, Republican candidate, speech', 1964, 'Those who seek absolute power demand the right to enforce their own version of heaven on earth.'),
    source(6, 'Cartoon', 'A newspaper artist, cartoon', null, 'A doctor pours one more medicine into a patient who is marked as the taxpayer.'),
    source(7, 'Table', 'Census Bureau, table', 1970, 'Spending of Washington for each person, by year.'),
  ],
}; // prettier-ignore

const thing = (name: string, start: number, end: number, aliases: string[], fact = '') => ({
  name,
  kind: 'law' as const,
  start,
  end,
  aliases,
  fact,
});
const known = knownHistory([
  thing('the Wagner Act', 1935, 1935, ['National Labor Relations Act'], 'The Wagner Act protected the right of employees to organize unions and to bargain.'),
  thing('the GI Bill', 1944, 1944, ['G.I. Bill']),
  thing('the Sherman Antitrust Act', 1890, 1890, []),
]); // prettier-ignore

const draftOf = (...paragraphs: string[]) => ({ paragraphs: paragraphs.map((text) => ({ text, citations: [] })) });
const firesIn = (phase: EssayPhase, ...paragraphs: string[]): DetectorId[] =>
  detect({ prompt, draft: draftOf(...paragraphs), annotations: [], phase, known, thresholds }).map(({ detector }) => detector);

describe('a thesis that restates the prompt', () => {
  it.each([
    'The role of the federal government in the economy changed from 1932 to 1970.',
    'To a great extent, Washington had a big hand in how business was transformed in these years.',
    'The role of the government changed because it was a different time and people had different ideas.',
    'Although some might disagree, the role of the federal government in the economy changed a lot.',
    'The federal government changed the economy politically, economically, and socially.',
  ])('is found in "%s"', (thesis) => expect(firesIn('thesis', thesis)).toContain('thesis_restates_prompt'));

  it.each([
    'The role of the federal government grew owing to mass unemployment and the failure of the banks.',
    'Washington moved from a bystander to a manager of wages, farms, and pensions.',
    'The role of government changed. Hungry voters and failing banks forced it to insure savings and build dams.',
    'Evaluate the extent to which the role of the federal government in the United States economy changed.', // the task, pasted in
  ])('is not found in "%s"', (thesis) => expect(firesIn('thesis', thesis)).not.toContain('thesis_restates_prompt'));
});

describe('sourcing without relevance', () => {
  it.each([
    'Document 5 was written by Barry Goldwater in 1964.',
    'Goldwater was a Republican senator from Arizona. He says that government wants absolute power.',
    'Unions gained a voice (Doc 4). The intended audience of Document 4 is the Senate.',
    'Goldwater warns of power (Doc 5). He was a candidate in 1964, and this is important because it gives us his point of view.',
  ])('is found in "%s"', (paragraph) => expect(firesIn('drafting', paragraph)).toContain('hipp_without_relevance'));

  it.each([
    'As Goldwater argued in 1964, government had grown too large, which shows how far it had come since 1932.',
    'Goldwater was a candidate in 1964. That matters because he needed the votes of businessmen.',
    'Because he was speaking to his own party, Goldwater could say what voters at large would not have cheered (Doc 5).',
  ])('is not found in "%s"', (paragraph) => expect(firesIn('drafting', paragraph)).not.toContain('hipp_without_relevance'));
});

describe('evidence from beyond the documents', () => {
  it('is flagged if a document has the same fact, by topic and year', () => {
    const paragraph = 'Workers gained power. Outside of the documents, the Wagner Act let them join unions.';
    expect(firesIn('drafting', paragraph)).toContain('outside_evidence_in_docs');
  });

  it.each([
    'Workers gained power. Outside of the documents, the GI Bill sent soldiers to college.',
    'Workers gained power. Wagner wanted the right to organize (Doc 4).',
  ])('is in none in "%s"', (paragraph) => expect(firesIn('drafting', paragraph)).not.toContain('outside_evidence_in_docs'));

  it.each(['Many laws were passed.', 'Workers gained power. There were also several strikes, and some new laws were passed.'])(
    'is too generic in "%s"',
    (paragraph) => expect(firesIn('drafting', paragraph)).toContain('generic_outside_evidence'),
  );

  it.each([
    'Many laws helped workers. The GI Bill paid for their schools.', // a topic sentence, and the name follows
    'Workers gained power. Several laws, such as the GI Bill, helped them.',
  ])('is named in "%s"', (paragraph) => expect(firesIn('drafting', paragraph)).not.toContain('generic_outside_evidence'));

  it.each(['In 1981 Reagan cut taxes.', 'Business was tamed by the Sherman Antitrust Act, which broke up trusts.'])(
    'is outside the period in "%s"',
    (paragraph) => expect(firesIn('drafting', paragraph)).toContain('period_bleed'),
  );

  it.each([
    'This would foreshadow the tax cuts of 1981.',
    'Just like the Sherman Antitrust Act of 1890, the law of 1935 took on owners.',
    'Goldwater, who was born in 1909, warned of power (Doc 5).',
  ])('is within it in "%s"', (paragraph) => expect(firesIn('drafting', paragraph)).not.toContain('period_bleed'));
});

it('uses the thresholds given by the content', () => {
  const taken = 'Document 1 tells of a mine. Document 2 talks about a law. Document 3 has seven dams.';
  const firesBy = (lines: typeof thresholds) =>
    detect({ prompt, draft: draftOf(taken), annotations: [], phase: 'drafting', known, thresholds: lines }).map(
      ({ detector }) => detector,
    );
  const four = { ...thresholds, walkthrough: { ...thresholds.walkthrough, documents_in_paragraph: 4 } };
  expect(firesBy(thresholds)).toContain('document_walkthrough');
  expect(firesBy(four)).not.toContain('document_walkthrough');
  // The threshold decides whether a sentence retells a document: a result for one threshold must not be reused for another.
  const retold = 'The mine shut in the spring and the store of the company gives no credit.';
  const retellsBy = (share: number) =>
    readEssay(draftOf(retold), prompt, 'drafting', { ...thresholds, retelling: { ...thresholds.retelling, share } })
      .paragraphs[0]!.sentences[0]!.retells;
  expect(retellsBy(0.4)).toBe(1);
  expect(retellsBy(1)).toBeNull();
});

it.each([
  'This document was written by Wagner. He talks about men of their own choosing and a right to organize.',
  'The miner says the mine shut. His store gives no credit, which is really mean.',
  'd1: the mine shut and the store gives no credit. d2: this law is for old age. d3: seven dams hold the river.',
  'The first document is a letter on a mine and the second document is a talk on a law. The third document is on dams.',
  'The miner writes to the president. They got no credit because the mine shut.',
  'The picture has a doctor in it. He pours a medicine into the patient. The patient is marked as the taxpayer.',
])('a document is only described in "%s"', (paragraph) =>
  expect(firesIn('drafting', paragraph)).toContain('description_not_argument'),
);

it.each([
  'The table shows that spending for each person rose by year, which is a long road from the old days.',
  'The mine shut in March. Hunger came next, and hunger is why a hundred towns asked Washington for help.',
])('a document is used in "%s"', (paragraph) => expect(firesIn('drafting', paragraph)).not.toContain('description_not_argument'));

it('counts two documents in one paragraph under a short claim as argued', () => {
  const grouped =
    'Help came to many. The mine shut (Doc 1), and the law promised pensions (Doc 2), which shows how deep the need was.';
  const paragraphs = [
    grouped,
    'Power spread west. The dams gave farms light (Doc 3), so debt fell.',
    'Unions won rights. Wagner let men organize (Doc 4), so pay rose.',
  ];
  expect(firesIn('drafting', ...paragraphs)).not.toContain('document_walkthrough');
});

it.each([
  'Like the abolitionists of the 1840s, the unions broke on whether the government could be trusted.',
  'But Goldwater warned of power (Doc 5), and many in the South agreed with him.',
  'Unions were not alone in this, since farmers marched as well.',
  'The law was no cure. Wages stayed low for whoever worked a field.',
  'The law was only half of it, though. Men had struck long before a senator spoke.',
  'Fear had its share. Owners signed when the sit-ins began.',
])('counts "%s" in an essay as weighing another side', (last) => {
  const essay = [
    'In the 1920s Washington left business alone. Banks lent money to anyone, and farms failed. The role of government grew because of mass unemployment and failed banks.',
    'Old people gained pensions. Roosevelt promised protection to the average citizen (Doc 2), which shows that poverty was now the business of Washington and of its taxes.',
  ];
  expect(firesIn('revision', ...essay, 'Workers gained rights. Wagner let them organize (Doc 4), so pay rose.')).toContain(
    'missing_complexity',
  );
  expect(firesIn('revision', ...essay, last)).not.toContain('missing_complexity');
});

describe('a buried thesis', () => {
  const background = 'In the 1920s Washington left business alone. Banks lent money to anybody, and farms failed.';
  const evidence = 'Roosevelt promised pensions (Doc 2), and the dams gave farms light (Doc 3).';
  const thesis =
    'In conclusion, the role of the federal government changed because hungry voters forced it to insure savings and wages.';

  it('is found if the last paragraph takes a position and the first does not', () => {
    expect(firesIn('drafting', background, evidence, thesis)).toContain('buried_thesis');
  });

  it('is not found if the first paragraph has the thesis', () => {
    expect(firesIn('drafting', `${background} ${thesis}`, evidence, thesis)).not.toContain('buried_thesis');
  });
});

describe('detect, given anything a student may write', () => {
  const anything = fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.lorem({ maxCount: 8, mode: 'sentences' })), {
    maxLength: 6,
  });

  it("doesn't crash, and every span is within its paragraph", () => {
    fc.assert(
      fc.property(anything, fc.constantFrom(...EssayPhase.options), (paragraphs, phase) => {
        for (const { paragraph, span } of detect({
          prompt,
          draft: draftOf(...paragraphs),
          annotations: [],
          phase,
          known,
          thresholds,
        })) {
          if (paragraph === null || span === null) continue;
          expect(paragraphs[paragraph]!.slice(span.start, span.end)).toBe(span.text);
        }
      }),
    );
  });

  it.each([
    ['nothing', ''],
    ['spaces', ' \n\t '],
    ['nonsense', 'aaaaaaaa'],
    ['a wish', "i don't care, just grade it"],
    ['Spanish', 'El gobierno federal cambió mucho porque la gente no tenía trabajo ni comida en esos años.'],
    ['signs', '?????? ........ 🙂🙂🙂'],
  ])('finds nothing to act on in %s', (_, text) => {
    for (const phase of EssayPhase.options) expect(firesIn(phase, text)).toEqual([]);
  });

  it('takes bounded time for 200 kB of pasted text, in one paragraph or many', () => {
    const sentence = 'Document 3 says that the dams gave light, and many laws were passed in 1981 by Goldwater because of it. ';
    const pasted = sentence.repeat(Math.ceil(200_000 / sentence.length));
    const started = process.cpuUsage();
    firesIn('revision', pasted);
    firesIn('revision', ...pasted.match(/.{1,1000}/gu)!);
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(60_000);
  });

  it('works for sources without a date, a text, or an author', () => {
    const bare = {
      ...prompt,
      sources: prompt.sources.map((one) => ({ ...one, title: '', attribution: '', body: '', year: null })),
    };
    const draft = draftOf('Document 2 says that things changed in 1935. The Wagner Act, outside of the documents, helped.');
    expect(() => detect({ prompt: bare, draft, annotations: [], phase: 'drafting', known, thresholds })).not.toThrow();
  });
});
