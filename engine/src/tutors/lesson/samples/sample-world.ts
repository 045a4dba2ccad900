import { samplePolicy } from '../../../mastery/sample-policy.ts';
import { indexGraph } from '../../../skills/graph-index.ts';
import { sampleGraph } from '../../../skills/sample-graph.ts';
import { nothingMet } from '../../../problems/met-problems.ts';
import { sampleProblem, shelfOf } from '../../../problems/sample-problems.ts';
import { planProblems, type LessonWorld } from '../state/lesson-world.ts';
import { approvedQuestions } from './approved-questions.ts';
import { sampleTopic } from './sample-topic.ts';

/** The world around `sampleTopic`, for tests: its skills, and problems whose answers nobody could hit by chance. */
export const sampleLessonWorld: LessonWorld = {
  graph: indexGraph(sampleGraph({ id: 'frac_parts' }, { id: 'frac_equiv', after: ['frac_parts'] })),
  policy: samplePolicy(),
  shelf: shelfOf(
    ['frac_parts', 'frac_equiv'].flatMap((skill) =>
      Array.from({ length: 12 }, (_, at) =>
        sampleProblem({
          skill,
          number: at,
          difficulty: 1 + (at % 5),
          family: `${skill}_${at % 3}`,
          stem: `Problem ${at} of ${skill}: what is $${at + 2} \\times 900001$?`,
          answer: String((at + 2) * 900_001),
          steps: [
            { explanation: 'Multiply the millions by themselves.', math: '9 \\times 2 = 18' },
            { explanation: 'And put it all together.', math: String((at + 2) * 900_001) },
          ],
        }),
      ),
    ),
  ),
  met: nothingMet,
  crisis_contacts: null,
  planProblems: planProblems(approvedQuestions(sampleTopic).map(({ problem }) => problem)),
};
