import type { AttemptView } from '@stoa/schema/practice';
import { Icon } from '../../../components/Icon.tsx';
import { MathLine } from '../../../components/MathText.tsx';
import { Tex } from '../../../components/Tex.tsx';
import { lineMark } from './line-marks.ts';
import { Unread } from './Unread.tsx';

/** The work that was submitted, each line with its mark, for a closed problem. */
export function ShownWork({ attempt: { lines, line_verdicts } }: { attempt: AttemptView }) {
  if (lines === null) return null;
  return (
    <section className="grid gap-2">
      <h3 className="font-sans text-base font-semibold tracking-normal">Your work</h3>
      <ol className="grid gap-2">
        {lines.map((line, at) => {
          const verdict = line_verdicts.find(({ index }) => index === at);
          const mark = verdict && lineMark(verdict);
          return (
            <li key={at} className="grid grid-cols-[1.25rem_minmax(0,1fr)_1.5rem] items-center gap-x-3">
              <span className="text-right font-serif text-soft" aria-hidden="true">
                {at + 1}
              </span>
              <span className="overflow-x-auto rounded-key border border-line px-3 py-2 text-lg">
                {verdict?.echo == null ? <Unread text={line} /> : <Tex tex={verdict.echo.latex} />}
              </span>
              {mark !== undefined && (
                <>
                  <span className={mark.tone}>
                    <Icon name={mark.icon} className="size-5" />
                  </span>
                  <span className={`col-start-2 text-[0.9375rem] ${mark.tone}`}>
                    {verdict?.note != null ? (
                      <MathLine text={verdict.note} />
                    ) : (
                      <span className={verdict?.verdict === 'follows' ? 'sr-only' : ''}>This line {mark.words}.</span>
                    )}
                  </span>
                </>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
