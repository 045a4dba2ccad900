import { describe, expect, it } from 'vitest';
import { falseArithmeticIn } from '@stoa/engine/guards/harm/false-arithmetic';
import { harmIn } from '@stoa/engine/guards/harm/harm-book';
import { wordsOf } from '@stoa/engine/guards/words-of';
import { checkAnswer } from '@stoa/engine/math/check-answer';
import { findMalRule } from '@stoa/engine/math/mal-rules/catalogue';
import { choiceKey } from '@stoa/engine/math/judge/choices';
import { readTyped, readTypedMathematics } from '@stoa/engine/safety/read-typed';
import { seededChance } from '@stoa/engine/simulation/seeded-chance';
import { answerQuestion } from '@stoa/engine/problems/answer-question';
import { matchMisconception } from '@stoa/engine/problems/match-misconception';
import { statementOf } from '@stoa/engine/problems/problem-statement';
import { hasExample } from '@stoa/engine/tutors/practice/worked-example';
import { allGenerators } from '@stoa/factory/all-generators';
import { familyRecord } from '@stoa/factory/family-record';
import type { Difficulty } from '@stoa/factory/generator';
import { stemSolver } from '@stoa/engine/solving/stem-task';
import { answerFollows } from '@stoa/engine/verification/answer-follows';
import { verifyProblem } from '@stoa/engine/verification/verify-problem';
import { sampleSalt } from '@stoa/factory/salted-seed';
import { writeBank, writeMore } from '@stoa/factory/write-bank';
import { writeProblem } from '@stoa/factory/write-problem';
import { openLessons } from '@stoa/library/open-lessons';
import { openVerificationPolicy } from '@stoa/library/open-verification-policy';
import { openSkillGraph } from '@stoa/library/open-skill-graph';
import { BankedProblem } from '@stoa/schema/problem';
import type { Guideline } from '@stoa/schema/study-plan';
import { amount } from '../drills/amount.ts';
import { fuzzedAnswer } from './fuzzed-answers.ts';
import { sampleBank } from './sample-bank.ts';

/** Returns a plan without the words of students. The plan has them to recognize them; nobody says them to a student. */
const withoutStudentsWords = (guideline: Guideline): unknown => ({
  ...guideline,
  guidelines: { ...guideline.guidelines, student_questions: guideline.guidelines.student_questions.map(({ answer }) => answer) },
});

const { graph, index } = openSkillGraph();
const now = new Date('2026-01-05T08:00:00Z');
const families = familyRecord(allGenerators);
const bank = await sampleBank();
const problems = bank.verified.map(({ problem }) => problem);
const bySkill = Map.groupBy(problems, ({ item }) => String(item.meta.skill_id));

describe('the bank', () => {
  it('is written without failures or shortages, and fewer than 1 problem in 500 is rejected', () => {
    expect(bank.failed).toEqual([]);
    expect(bank.short).toEqual([]);
    const refused = bank.rejected.map(({ problem, issues }) => [problem.origin, issues]);
    expect(refused.length, JSON.stringify(refused)).toBeLessThan(problems.length / 500);
  });

  it('is different with another salt: no id is the same, and few problems have the same words', () => {
    const few = graph.nodes.filter((_, at) => at % 10 === 0).map((node) => ({ ...node, prerequisites: [] }));
    const one = few.flatMap(({ id }) => bySkill.get(id)!);
    const written = writeBank({ graph: { ...graph, nodes: few }, now, salt: 'the salt of another school' });
    const other = written.verified.map(({ problem }) => problem);
    expect(other.length).toBeGreaterThan(one.length * 0.9);
    const ids = new Set(one.map(({ item }) => item.meta.id));
    expect(other.filter(({ item }) => ids.has(item.meta.id))).toEqual([]);
    const stems = new Set(one.map(({ item }) => item.problem_content.stem));
    expect(other.filter(({ item }) => stems.has(item.problem_content.stem)).length / other.length).toBeLessThan(0.25);
  });

  it('holds back eight problems of each skill for checkpoints, at least five of middle difficulty, and leaves at least twenty for practice', () => {
    for (const [skill, own] of bySkill) {
      const [held, open] = [own.filter((one) => one.held_back === true), own.filter((one) => one.held_back !== true)];
      expect(held.length, skill).toBe(8);
      expect(held.filter(({ item }) => [2, 3, 4].includes(item.meta.difficulty)).length, skill).toBeGreaterThanOrEqual(5);
      expect(open.length, skill).toBeGreaterThanOrEqual(20);
    }
  });

  it('can write more problems of a skill, for practice and for checkpoints, and none that it already holds', () => {
    for (const skill of graph.nodes.filter((_, at) => at % 12 === 0).map(({ id }) => id)) {
      const own = bySkill.get(skill) ?? [];
      for (const use of ['practice', 'checkpoint'] as const) {
        const more = writeMore({ held: own, skill, use, graph, now, salt: sampleSalt }).verified.map(({ problem }) => problem);
        expect(more.length, `${skill} ${use}`).toBeGreaterThan(2);
        expect(more.filter(({ held_back }) => (held_back === true) !== (use === 'checkpoint'))).toEqual([]);
        const known = new Set(own.map(statementOf));
        expect(more.filter((problem) => known.has(statementOf(problem)))).toEqual([]);
      }
    }
  });

  it('is the same whenever it is written: each problem follows from its generator, difficulty and seed', () => {
    const generators = new Map(allGenerators.map((one) => [one.name, one]));
    const kinds = Map.groupBy(problems, ({ item, origin }) => `${origin.generator} ${item.meta.difficulty}`);
    const ofEachKind = [...kinds.values()].flatMap((alike) => alike.slice(0, amount(1, alike.length)));
    expect(ofEachKind.length).toBeGreaterThan(1_000);
    const again = ofEachKind.map(({ item, origin }) => {
      const difficulty = item.meta.difficulty as Difficulty;
      return writeProblem(generators.get(origin.generator)!, difficulty, origin.seed, { now: new Date('2027-01-05T08:00:00Z') });
    });
    expect(again.map(unverified)).toEqual(ofEachKind.map(unverified));
  });

  it('has no text that the guards would stop as harm or false arithmetic, and neither do the lessons', () => {
    const ofProblems = problems.flatMap(({ item }) => [
      item.problem_content.stem,
      ...item.answer_spec.ui.choices,
      ...item.solution_logic.steps.flatMap(({ explanation, math }) => [explanation, `${explanation} $${math}$`]),
      ...item.misconceptions.flatMap(({ hint_ladder }) => hint_ladder),
    ]);
    const { lessons } = openLessons(index, { validated: { has: () => true }, now: new Date() }); // the library's own tests validate them
    const ofLessons = lessons.flatMap(({ guideline }) => wordsOf(withoutStudentsWords(guideline)));
    const texts = [...new Set([...ofProblems, ...ofLessons])];
    expect(texts.length).toBeGreaterThan(30_000);
    expect(texts.filter((text) => falseArithmeticIn(text) !== null)).toEqual([]);
    const wordings = [...new Set(texts.map((text) => text.replace(/\d+/g, '7')))]; // no number makes a text more or less harmful
    expect(wordings.filter((text) => harmIn(text) !== null)).toEqual([]);
  });

  it('doesn’t accept an expression copied from the question as the answer when the form asks for work', () => {
    const asked = problems.filter(({ judging }) => judging.form !== 'any');
    const expressions = asked.flatMap((problem) =>
      [...problem.item.problem_content.stem.matchAll(/\$([^$]+)\$/g)].map(([, tex]) => ({ problem, tex: tex! })),
    );
    expect(expressions.length).toBeGreaterThan(1_000);
    const accepted = expressions.filter(({ problem, tex }) => checkAnswer(answerQuestion(problem), tex).verdict === 'correct');
    expect(accepted.map(({ problem, tex }) => [problem.origin.generator, tex])).toEqual([]);
  });

  it('shows no number in an empty field that could be the answer', () => {
    const asked = problems.filter(({ item }) => item.answer_spec.ui.placeholder !== null);
    expect(asked.length).toBeGreaterThan(1_000);
    const told = asked.filter((problem) => {
      const placeholder = problem.item.answer_spec.ui.placeholder ?? '';
      const parts = [placeholder, ...placeholder.split(/\blike\b|\bor\b|\ba\b/)].map((part) => part.trim()).filter(Boolean);
      const number = /\d/.test(placeholder.replaceAll(/\^2|\b10\^n|= 0$/g, ''));
      return number || parts.some((part) => checkAnswer(answerQuestion(problem), part).verdict === 'correct');
    });
    expect(told.map(({ item, origin }) => [origin.generator, item.answer_spec.ui.placeholder])).toEqual([]);
  });

  it('explains each misconception by a mal-rule of the catalog, with its source', () => {
    const told = problems.flatMap(({ item, mal_rules = [] }) =>
      item.misconceptions.map(({ id }) => ({ id, told: mal_rules.find((one) => one.id === id) ?? null })),
    );
    expect(told.length).toBeGreaterThan(8_000);
    expect(told.filter((one) => one.told === null || findMalRule(one.id)?.source !== one.told.source)).toEqual([]);
  });

  it('has answers that follow from their questions: more than 1,750 are worked out independently, and none of those would accept another number', () => {
    const confirmed = problems.filter(({ item }) => item.meta.provenance.critic_model === stemSolver);
    expect(confirmed.length).toBeGreaterThan(1_750);
    const numbers = confirmed.filter(({ item }) => /^-?\d+$/.test(item.solution_logic.final_answer_canonical));
    expect(numbers.length).toBeGreaterThan(500);
    const taken = numbers.filter((problem) => {
      const { item } = problem;
      const { final_answer_canonical } = item.solution_logic;
      const other = {
        ...item,
        solution_logic: { ...item.solution_logic, final_answer_canonical: String(Number(final_answer_canonical) + 1) },
      };
      return answerFollows({ ...problem, item: other }).length === 0;
    });
    expect(taken.map(({ item }) => item.problem_content.stem)).toEqual([]);
  });

  it('has a different id for every problem', () => {
    expect(new Set(problems.map(({ item }) => item.meta.id)).size).toBe(problems.length);
  });

  it('uses every generator: none writes for a skill that isn’t in the graph', () => {
    const skills = new Set<string>(graph.nodes.map(({ id }) => id));
    expect(allGenerators.filter(({ skill }) => !skills.has(skill)).map(({ name }) => name)).toEqual([]);
    expect(new Set(allGenerators.map(({ name }) => name)).size).toBe(allGenerators.length);
  });

  it('puts the right choice in each position about as often as chance would', () => {
    const asked = problems.filter(({ item }) => item.answer_spec.input_type === 'multiple_choice');
    for (const count of new Set(asked.map(({ item }) => item.answer_spec.ui.choices.length))) {
      const ofThisCount = asked.filter(({ item }) => item.answer_spec.ui.choices.length === count);
      // Chi-squared against an even spread. By chance it exceeds the bound once in ten thousand times; the seeds are fixed.
      const expected = ofThisCount.length / count;
      const statistic = Array.from({ length: count }, (_, place) => {
        const seen = ofThisCount.filter(({ item }) => item.solution_logic.final_answer_canonical === choiceKey(place)).length;
        return (seen - expected) ** 2 / expected;
      }).reduce((sum, term) => sum + term, 0);
      expect(statistic, `${count} choices, ${ofThisCount.length} problems`).toBeLessThan(bounds[count]!);
    }
  });

  it('doesn’t give the right choice away by its length', () => {
    const asked = problems.filter(({ item }) => item.answer_spec.ui.choices.length > 2);
    const longest = asked.filter((problem) => {
      const { choices } = problem.item.answer_spec.ui;
      const right = choices.findIndex((_, place) => choiceKey(place) === problem.item.solution_logic.final_answer_canonical);
      return choices.every((choice, place) => place === right || choice.length < choices[right]!.length);
    });
    expect(longest.length / asked.length).toBeLessThan(0.4);
  });
});

/** Chi-squared at 1 in 10,000, by the number of choices; the degrees of freedom are one less. */
const bounds: Record<number, number> = { 2: 15.14, 3: 18.42, 4: 21.11, 5: 23.51, 6: 25.74 };

/**
 * Returns a problem without its dates, its place in the bank, and what the verifier added, because each problem passes the
 * verifier once more below.
 */
function unverified({ item: { meta, ...item }, held_back: _, ...problem }: BankedProblem) {
  return { ...problem, item, id: meta.id, skill: meta.skill_id, difficulty: meta.difficulty };
}

describe.each(graph.nodes.map(({ id }) => id))('%s', (skill) => {
  const own = bySkill.get(skill) ?? [];

  it('has at least twelve verified problems, of all five difficulties, and no two with the same words', () => {
    expect(own.length).toBeGreaterThanOrEqual(12);
    expect(new Set(own.map(({ item }) => item.meta.difficulty)).size).toBe(5);
    const stems = own.map((problem) => statementOf(problem).replace(/\s+/g, ' '));
    expect(new Set(stems).size).toBe(stems.length);
  });

  it('has a similar problem for each one, to show as a worked example', () => {
    expect(own.filter((problem) => !hasExample(problem, own)).map(({ origin }) => origin)).toEqual([]);
  });

  it('has problems that fit the schema and pass their own tests and the verifier again', () => {
    for (const problem of own) expect(BankedProblem.parse(problem).item.meta.status).toBe('VERIFIED');
    for (const problem of own.filter((_, at) => at % amount(5, 1) === 0)) {
      expect(verifyProblem(problem, { now, graph, families, policy: openVerificationPolicy() }).kind).toBe('verified');
      const question = answerQuestion(problem);
      for (const test of problem.tests) {
        const check = checkAnswer(question, test.answer);
        const verdict = { correct: 'correct', misconception: 'incorrect', wrong: 'incorrect', invalid: 'unreadable' }[test.kind];
        expect(check.verdict, `${problem.item.problem_content.stem} ← ${test.answer}`).toBe(verdict);
        if (test.kind === 'misconception')
          expect(matchMisconception(problem, test.answer, check)?.error_tag).toBe(test.error_tag);
      }
      expect(problem.tests.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['correct', 'invalid', 'wrong']));
    }
  });

  it('explains wrong answers: most problems have a misconception, each with three hints', () => {
    for (const { item } of own) for (const { hint_ladder } of item.misconceptions) expect(hint_ladder).toHaveLength(3);
    const explained = own.filter(({ item }) => item.misconceptions.length > 0);
    expect(explained.length / own.length).toBeGreaterThan(0.7);
  });
});

describe('the safety layer', () => {
  const answers = [
    ...new Set(
      problems.flatMap(({ item, tests }) => [
        item.solution_logic.final_answer_canonical,
        ...item.answer_spec.accepted_forms,
        ...item.answer_spec.ui.choices,
        ...item.solution_logic.steps.map(({ math }) => math),
        ...tests.map(({ answer }) => answer), // right, wrong and unreadable answers, and those that come from misconceptions
      ]),
    ),
  ];

  it('stops no answer, choice, misconception or step of the bank, whether typed in practice or said in a lesson', () => {
    const stopped = answers.filter((answer) => readTypedMathematics([answer]) !== null || readTyped(answer) !== null);
    process.stdout.write(`safety: ${stopped.length} of ${answers.length} answers of the bank stopped\n`);
    expect(stopped).toEqual([]);
  });

  it('stops no question that is copied into a report', () => {
    expect(problems.map(({ item }) => item.problem_content.stem).filter((stem) => readTyped(stem) !== null)).toEqual([]);
  });

  const mistyped = amount(10_000, 100_000);

  it(`stops none of ${mistyped} answers as students mistype them, with words and units about them`, ({ task }) => {
    const random = seededChance(1001);
    const typed = Array.from({ length: mistyped }, () => fuzzedAnswer(answers, random));
    const stopped = typed.filter((text) => readTypedMathematics([text]) !== null);
    process.stdout.write(`safety: ${stopped.length} of ${typed.length} mistyped answers stopped\n`);
    expect(stopped).toEqual([]);
    task.meta.tried = typed.length;
  });
});
