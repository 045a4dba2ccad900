import { useState } from 'react';
import type { AnswerCheck } from '@stoa/schema/answer-check';
import type { BankedProblem } from '@stoa/schema/problem';
import { useAct } from '../../act.ts';
import { Button } from '../../components/Button.tsx';
import { MathEntry } from '../../components/MathEntry.tsx';
import { MathText } from '../../components/MathText.tsx';
import { Tex } from '../../components/Tex.tsx';
import { FigureView } from '../../figures/FigureView.tsx';
import { Trouble } from '../../components/Trouble.tsx';
import { client } from '../../api.ts';
import { useMe } from '../../signed-in.ts';
import { ChoiceEntry, choiceKey } from '../../components/ChoiceEntry.tsx';

const verdicts = { correct: 'Right', incorrect: 'Wrong', undecided: 'Undecided', unreadable: 'Unreadable' };

/** The stem and the field as a student sees them, with the checker's complete result for any answer that is tried. */
export function Preview({ problem: { item, judging, figure } }: { problem: BankedProblem }) {
  const { settings } = useMe();
  const [answer, setAnswer] = useState('');
  const [checked, setChecked] = useState<AnswerCheck | null>(null);
  const check = useAct(
    () => client.problemBank.evaluate({ body: { problem_id: item.meta.id, version: item.meta.version, answer } }),
    {
      onDone: setChecked,
    },
  );
  const { input_type, ui } = item.answer_spec;
  const choices = input_type === 'boolean' ? ['True', 'False'] : ui.choices;
  const change = (text: string) => {
    setAnswer(text);
    setChecked(null);
  };

  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        check.act(undefined);
      }}
    >
      <div id="stem" className="text-[1.25rem]">
        <MathText text={item.problem_content.stem} />
        {figure !== undefined && <FigureView shown={{ figure, words: item.problem_content.diagram_prompt ?? '' }} />}
      </div>
      {choices.length > 0 ? (
        <ChoiceEntry
          choices={choices.map((text, at) => ({
            key: choiceKey(at),
            value: input_type === 'boolean' ? text.toLowerCase() : choiceKey(at),
            text,
          }))}
          value={answer}
          label="Try an answer"
          describedBy="stem"
          disabled={false}
          onChange={change}
        />
      ) : (
        <MathEntry
          entry={settings.entry}
          unit={judging.unit}
          value={answer}
          label="Try an answer"
          describedBy="stem"
          disabled={false}
          invalid={false}
          placeholder={ui.placeholder}
          autoFocus={false}
          onChange={change}
          onSubmit={() => check.act(undefined)}
        />
      )}
      <Button type="submit" busy={check.acting} className="justify-self-start">
        Try this answer
      </Button>
      <div role="status">
        {check.error !== null && <Trouble error={check.error} />}
        {checked !== null && (
          <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5 rounded-card bg-sunk px-5 py-4">
            <Fact name="Verdict">
              <strong>{verdicts[checked.verdict]}</strong> ({checked.reason.replaceAll('_', ' ')})
            </Fact>
            {checked.verdict !== 'unreadable' && (
              <>
                <Fact name="Read as">
                  <Tex tex={checked.echo.latex} />
                </Fact>
                <Fact name="Normalized">
                  <code className="break-all">{checked.normalized}</code>
                </Fact>
              </>
            )}
            <Fact name="Expected">
              <code className="break-all">{checked.expected_normalized}</code>
            </Fact>
            {checked.note !== null && <Fact name="To the student">{checked.note}</Fact>}
          </dl>
        )}
      </div>
    </form>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="text-soft">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  );
}
