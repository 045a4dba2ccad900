import { describe, expect, it } from 'vitest';
import { hear } from '../src/hearing/hear.ts';
import { scoreHearing, type Share } from '../src/hearing/score-hearing.ts';
import { asHeard, studentMessages } from './student-messages/student-message.ts';

const percent = ({ of, found }: Share): number => (100 * found) / of;

describe('the student messages that developers may look at', () => {
  // Every twelfth of them, for time, a half of them of writers who were asked for hard messages; `node tools/score-hearing.ts` measures all.
  const rows = studentMessages.look.filter((_, at) => at % 12 === 0);

  it('are heard as well as was measured when the hearing was made', () => {
    const score = scoreHearing(
      rows,
      rows.map((row) => hear(row.message, asHeard(row))),
    );
    expect(percent(score.rightAnswers)).toBeGreaterThan(92);
    expect(percent(score.falseAnswers)).toBeLessThan(3);
    expect(percent(score.probeAnswers)).toBeGreaterThan(83);
    expect(percent(score.firstActs)).toBeGreaterThan(86);
  });
});
