import { Link } from '@tanstack/react-router';
import type { SheetLine } from '@stoa/schema/board/board-sheet';
import type { BoardView } from '@stoa/schema/board/board-view';
import { Button, buttonClass } from '../../../components/Button.tsx';
import { MathLine, MathText } from '../../../components/MathText.tsx';
import { client } from '../../../api.ts';
import { saveFile } from './save-file.ts';
import { SaidLine, talkOf } from './TutorWords.tsx';

/** How a session went: what was solved, what was said, and the session as a file. */
export function BoardSummaryCard({ view, lines }: { view: BoardView; lines: readonly SheetLine[] }) {
  const { summary, session_id } = view;
  const talk = talkOf(view);
  const last = view.tutor.at(-1);
  const download = async () => {
    const recording = await client.boards.recording({ params: { sessionId: session_id } });
    saveFile(`board-${session_id}.jsonl`, `${JSON.stringify(recording)}\n`);
  };
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6 px-4 pt-8 pb-20 sm:px-6 sm:pt-12">
      <h1 tabIndex={-1} className="text-[2rem]">
        Session over
      </h1>
      <section aria-label="Summary" className="card grid gap-3 p-6">
        {last !== undefined && <MathText text={last.text} className="text-lg" />}
        {summary !== null && (
          <dl className="grid grid-cols-2 gap-4">
            <div>
              <dt className="text-soft">Problems solved</dt>
              <dd className="font-serif text-3xl">{summary.solved}</dd>
            </div>
            <div>
              <dt className="text-soft">Minutes</dt>
              <dd className="font-serif text-3xl">{summary.minutes}</dd>
            </div>
          </dl>
        )}
        <div className="flex flex-wrap gap-2">
          <Link to="/boards" className={buttonClass({ look: 'primary' })}>
            New session
          </Link>
          <Button icon="down" onClick={() => void download()}>
            Download the session
          </Button>
        </div>
      </section>
      {lines.some(({ text }) => text !== null) && (
        <section aria-labelledby="last-lines" className="grid gap-2">
          <h2 id="last-lines" className="text-xl">
            Your last lines
          </h2>
          <ol className="grid gap-1 text-lg">
            {lines.map(
              ({ id, text }) =>
                text !== null && (
                  <li key={id}>
                    <MathLine text={`$${text}$`} />
                  </li>
                ),
            )}
          </ol>
        </section>
      )}
      {talk.length > 0 && (
        <section aria-labelledby="talk" className="grid gap-2">
          <h2 id="talk" className="text-xl">
            What was said
          </h2>
          <ol className="grid gap-1.5">
            {talk.map((said, place) => (
              <li key={place} className="grid grid-cols-[3.5rem_1fr] gap-2">
                <SaidLine said={said} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
