import type { NamedMistake } from './mal-rule.ts';
import { ErrorCategory } from '@stoa/schema/diagnosis';
import { describe, expect, it } from 'vitest';
import { malRules } from './catalogue.ts';
import { stepRules, stepRuleTopics } from './step-rules.ts';

/** docs/mal-rules.md as generated from the catalogue. `vitest -u` brings it up to date. */
function documented(): string {
  const inSteps = new Set(stepRules.map(({ rule }) => rule.name));
  const others = malRules.filter(({ name }) => !inSteps.has(name));
  const topics = [...new Set(others.map(({ topic }) => topic))];
  return [
    introduction,
    ...stepRuleTopics.flatMap(({ topic, rules }) => [
      `### In steps: ${topic}\n`,
      '| rule | what the student is told | after | the line | category | source |',
      '|---|---|---|---|---|---|',
      ...rules.map(({ rule, examples }) => row(rule, examples[0]?.[0] ?? '', examples[0]?.[1] ?? '')),
      '',
    ]),
    '## Rules of answers\n',
    'These name what a student did in an answer, and most compute what a student who follows them answers. The problem generators and the\ndiagnosis of answers use them.\n',
    ...topics.flatMap((topic) => [
      `### In answers: ${topic}\n`,
      '| rule | what the student is told | category | source |',
      '|---|---|---|---|',
      ...others
        .filter((rule) => rule.topic === topic)
        .map((rule) => `| \`${rule.name}\` | ${cell(rule.says)} | ${rule.category} | ${cell(rule.source)} |`),
      '',
    ]),
  ].join('\n');
}

const cell = (text: string): string => text.replaceAll('|', '\\|');
const code = (text: string): string => (text === '' ? '' : `\`${cell(text)}\``);
const row = (rule: NamedMistake, above: string, line: string): string =>
  `| \`${rule.name}\` | ${cell(rule.says)} | ${code(above)} | ${code(line)} | ${rule.category} | ${cell(rule.source)} |`;

const introduction = `# Mal-rules

A mal-rule is a wrong rule that students really follow (Sleeman 1984). This page lists all of them from the catalog,
\`engine/src/math/mal-rules/\`; after a change there, \`npx vitest run engine/src/math/mal-rules/document.test.ts -u\` brings the page up to
date. The category is one of ${ErrorCategory.options.map((name) => `\`${name}\``).join(', ')}.

## Rules of steps

\`stoa steps\` looks for these in a line that does not follow. Every example of every rule is run as a test.

How one explanation is chosen among several:

1. A line is looked at only after it was proved not to follow. A line that is proved neither way is \`undecided\` and is not explained.
2. First, one rule is tried in one place of the line above. It is also tried on that line simplified, collected to ax = c, and with a
   value from another line substituted; each of these is a little farther away and so a little less likely. Right work after the
   mistake (combining, solving) is allowed, because lines are compared by what they mean.
3. Each rule has a rank: 1 if it leaves a mark that hardly anything else leaves, 2 for an ordinary one, 3 if it can match by chance, 5
   for "one sign is wrong". A rule that writes this exact line, or each of its sides or terms, counts for more than one that only
   gives something equal. The lowest rank wins.
4. A slip (one number off, a digit, the decimal point, a number copied wrong) is named if no rule of rank 1 to 3 explains the line.
5. Two rules at once are named if they write the line side by side or term by term, and no single specific rule explains it. For a
   lone number, only rank 1 pairs are believed: among so many pairs, some give any number by chance. \`rule\` is then the first of
   them, and the note mentions both. A rule together with a slip is the last thing tried.
6. If nothing is found, the category is \`unknown\`, and no rule is named.

After a wrong line, the next lines are judged from the wrong line as it is written: one mistake costs one line. A line that goes
back to what was right above the mistake does not follow from it. Cases on separate lines (x = 2, then x = 3) follow if together
they are all the solutions. A line with only some of them, and nothing around it that gives the others, has lost some.
`;

describe('docs/mal-rules.md', () => {
  it('lists every rule of the catalogue as it is', async () => {
    await expect(documented()).toMatchFileSnapshot('../../../../docs/mal-rules.md');
  });
});
