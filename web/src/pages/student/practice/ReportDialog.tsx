import { useState } from 'react';
import type { SafetyReply } from '@stoa/schema/safety-reply';
import { useAct } from '../../../act.ts';
import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { TextArea } from '../../../components/Field.tsx';
import { wrongWith } from '../../../components/field-errors.ts';
import { Trouble } from '../../../components/Trouble.tsx';
import { client } from '../../../api.ts';
import { SafetyNote } from '../../../components/SafetyNote.tsx';

/** "Report a mistake": sends the problem and the attempts so far to its author, who answers. */
export function ReportDialog({ sessionId, problemId, onClose }: { sessionId: string; problemId: string; onClose: () => void }) {
  const [message, setMessage] = useState('');
  const [sent, setSent] = useState<{ safety: SafetyReply | null } | null>(null);
  const report = useAct(
    (_: undefined, key) =>
      client.problemReports.file({ params: { sessionId }, body: { problem_id: problemId, message } }, { key }),
    { onDone: setSent },
  );

  return (
    <Dialog title={sent?.safety?.kind === 'crisis' ? 'First of all' : 'Report a mistake'} onClose={onClose}>
      {sent !== null ? (
        <div className="grid gap-5">
          {sent.safety !== null && <SafetyNote safety={sent.safety} />}
          <Banner tone="good" icon="check">
            {sent.safety?.kind === 'crisis'
              ? 'Your report was sent too. The author sees the problem, but not what you wrote.'
              : 'Thank you. We’ll check it and reply on your home page.'}
          </Banner>
          <Button look="primary" className="justify-self-start" onClick={onClose}>
            Back to the problem
          </Button>
        </div>
      ) : (
        <form
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            report.act(undefined);
          }}
        >
          <p className="text-soft">
            We send the problem and your tries so far to its author. You may be right. Reports help us fix problems.
          </p>
          <TextArea
            label="What seems wrong to you?"
            advice="You can leave this empty."
            maxLength={2000}
            value={message}
            error={wrongWith(report.error, 'message')}
            onChange={(event) => setMessage(event.target.value)}
          />
          {report.error !== null && <Trouble error={report.error} beside={['message']} />}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" look="primary" busy={report.acting}>
              Send it
            </Button>
            <Button look="quiet" onClick={onClose}>
              Never mind
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
