import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { account } from '@stoa/schema/contracts/account';
import { useAct } from '../../../act.ts';
import type { Answer } from '../../../client.ts';
import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';
import { TextField } from '../../../components/Field.tsx';
import { wrongWith } from '../../../components/field-errors.ts';
import { Trouble } from '../../../components/Trouble.tsx';
import { client } from '../../../api.ts';
import { SafetyNote } from '../../../components/SafetyNote.tsx';
import { SignInList, signInsQuery } from './SignInList.tsx';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

/** Settings that few people need, folded: tokens for programs. */
export function AdvancedSection() {
  return (
    <details className="rounded-card border border-line px-5 py-3">
      <summary className="cursor-pointer py-1 text-xl font-semibold">Advanced: tokens for programs</summary>
      <div className="grid gap-4 pt-4 pb-2">
        <p className="max-w-prose text-soft">
          A token lets a program act for you. Keep it secret, like a password. See the{' '}
          <a href="/docs" className="link">
            API docs
          </a>
          .
        </p>
        <NewToken />
        <Tokens />
      </div>
    </details>
  );
}

function Tokens() {
  const { data } = useQuery(signInsQuery);
  if (data === undefined || data.tokens.length === 0) return null;
  return (
    <>
      <SignInList label="Tokens" items={data.tokens} endWord="End" />
      <p className="text-soft">Tokens end when you change your password.</p>
    </>
  );
}

function NewToken() {
  const cache = useQueryClient();
  const [label, setLabel] = useState('');
  const [issued, setIssued] = useState<Answer<typeof account.issueToken> | null>(null);
  const [copied, setCopied] = useState(false);
  const issue = useAct(() => client.account.issueToken({ body: { label } }), {
    onDone: (token) => {
      setIssued(token);
      setCopied(false);
      setLabel('');
      void cache.invalidateQueries(signInsQuery);
    },
  });
  return (
    <>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          issue.act(undefined);
        }}
      >
        <div className="min-w-56 flex-1">
          <TextField
            label="What is it for?"
            required
            maxLength={80}
            value={label}
            error={wrongWith(issue.error, 'label')}
            onChange={(event) => setLabel(event.target.value)}
          />
        </div>
        <Button type="submit" busy={issue.acting}>
          Make a token
        </Button>
      </form>
      {issue.error !== null && <Trouble error={issue.error} beside={['label']} />}
      {issued?.safety != null && <SafetyNote safety={issued.safety} />}
      {issued !== null && (
        <Banner
          tone="good"
          icon="check"
          action={
            <Button size="small" onClick={() => void navigator.clipboard?.writeText(issued.token).then(() => setCopied(true))}>
              {copied ? 'Copied' : 'Copy'}
            </Button>
          }
        >
          <p>Copy it now: we show it once. It works until {day.format(new Date(issued.expires_at))}.</p>
          <code className="mt-1 block font-mono text-[0.9375rem] break-all select-all">{issued.token}</code>
        </Banner>
      )}
    </>
  );
}
