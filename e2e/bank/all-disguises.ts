import { disguises } from '@stoa/engine/corpus/disguises';
import { findLeak } from '@stoa/engine/guards/leak/find-leak';
import { answerQuestion } from '@stoa/engine/problems/answer-question';
import { sampleSalt } from '@stoa/factory/salted-seed';
import { writeBank } from '@stoa/factory/write-bank';
import { openSkillGraph } from '@stoa/library/open-skill-graph';
import { hintsKeepTheAnswer } from '@stoa/engine/verification/hints-keep-the-answer';

// Tries every disguise on every answer of the bank, and every rung of every hint ladder as it's shown. Prints which disguised
// answers the leak guard lets through, and which rungs it holds back. Takes a few minutes; the tests try a part of it.

const bank = writeBank({ graph: openSkillGraph().graph, now: new Date('2026-03-01T08:00:00Z'), salt: sampleSalt });
const problems = bank.verified.map(({ problem }) => problem);

let [tried, passed] = [0, 0];
for (const { name, of } of disguises) {
  const missed: string[] = [];
  for (const problem of problems) {
    const answer = answerQuestion(problem);
    const { stem } = problem.item.problem_content;
    const text = of(answer);
    if (text === null) continue;
    tried += 1;
    if (findLeak({ text, answer, stem, shown: [], written: [], level: 1 }).length === 0)
      missed.push(`${text} [${answer.expected}] ${stem}`);
  }
  passed += missed.length;
  if (missed.length > 0) console.log(`${name}: ${missed.length} pass\n  ${missed.slice(0, 5).join('\n  ')}`);
}
const heldBack = problems.flatMap(hintsKeepTheAnswer);
const rungs = problems.flatMap(({ item }) => item.misconceptions.flatMap(({ hint_ladder }) => hint_ladder)).length;
console.log(`${tried} disguised answers tried, ${passed} passed the guard.`);
console.log(`${rungs} rungs of the bank's own hints read, ${heldBack.length} held back.`);
process.exitCode = passed + heldBack.length === 0 ? 0 : 1;
