import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useAct } from '../../../act.ts';
import { Banner } from '../../../furniture/Banner.tsx';
import { Button, buttonClass } from '../../../furniture/Button.tsx';
import { Dialog } from '../../../furniture/Dialog.tsx';
import { ChoiceField, TextField } from '../../../furniture/Field.tsx';
import { GradeField } from '../../../furniture/GradeField.tsx';
import { Page } from '../../../furniture/Page.tsx';
import { Trouble } from '../../../furniture/Trouble.tsx';
import { client } from '../../../house.ts';
import { useSaveSettings } from '../../../save-settings.ts';
import { useEnter, useMe } from '../../../session.ts';

export function SettingsPage() {
  const { settings } = useMe();
  const { save: set, refused } = useSaveSettings();

  return (
    <Page title="Settings" lead="Make it yours. Everything here is saved as you choose it.">
      <div className="grid gap-12">
        <section aria-labelledby="school" className="grid max-w-sm gap-4">
          <h2 id="school" className="text-2xl">
            Your grade
          </h2>
          <GradeField
            label="Grade"
            advice="Home and the map start with skills for your grade. Skills from earlier grades count as assumed, not as mastered."
            value={settings.grade}
            onChange={(grade) => set({ grade })}
          />
        </section>
        <section aria-labelledby="looks" className="grid gap-6">
          <h2 id="looks" className="text-2xl">
            How it looks
          </h2>
          <ChoiceField
            label="Theme"
            value={settings.theme}
            onChange={(theme) => set({ theme })}
            options={[
              { value: 'system', label: 'As on this device' },
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
            ]}
          />
          <ChoiceField
            label="Text size"
            value={settings.text_size}
            onChange={(text_size) => set({ text_size })}
            options={[
              { value: 'normal', label: 'Normal' },
              { value: 'large', label: 'Large' },
            ]}
          />
          <ChoiceField
            label="Motion"
            value={settings.motion}
            onChange={(motion) => set({ motion })}
            options={[
              { value: 'system', label: 'As on this device' },
              { value: 'reduced', label: 'Keep still' },
            ]}
          />
        </section>
        <section aria-labelledby="writes" className="grid gap-6">
          <h2 id="writes" className="text-2xl">
            How you write
          </h2>
          <ChoiceField
            label="Answers"
            value={settings.entry}
            onChange={(entry) => set({ entry })}
            options={[
              { value: 'math_field', label: 'Math field, set as you type' },
              { value: 'plain', label: 'Plain text' },
            ]}
          />
          <p className="max-w-prose text-soft">
            Both take the same answers. Plain text suits screen readers and dictation best: write <code>3/4</code>,{' '}
            <code className="whitespace-nowrap">1 1/2</code>, <code>x^2</code> or <code>sqrt(2)</code>.
          </p>
        </section>
        {refused !== null && <Trouble error={refused} />}
        <Tokens />
        <YourData />
      </div>
    </Page>
  );
}

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

function Tokens() {
  const [label, setLabel] = useState('');
  const [issued, setIssued] = useState<{ token: string; expires_at: string } | null>(null);
  const [copied, setCopied] = useState(false);
  const issue = useAct(() => client.account.issueToken({ body: { label } }), {
    onDone: (token) => {
      setIssued(token);
      setCopied(false);
      setLabel('');
    },
  });
  return (
    <section aria-labelledby="programs" className="grid gap-4">
      <h2 id="programs" className="text-2xl">
        Programs
      </h2>
      <p className="max-w-prose text-soft">
        A program can act for you with a token. It can do what you can do here, so give it to nobody. The{' '}
        <a href="/docs" className="link">
          API
        </a>{' '}
        tells how to use it.
      </p>
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
            onChange={(event) => setLabel(event.target.value)}
          />
        </div>
        <Button type="submit" busy={issue.acting}>
          Make a token
        </Button>
      </form>
      {issue.state.kind === 'refused' && <Trouble error={issue.state.error} />}
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
          <p>Here it is. We show it once; it works until {day.format(new Date(issued.expires_at))}.</p>
          <code className="mt-1 block font-mono text-[0.9375rem] break-all select-all">{issued.token}</code>
        </Banner>
      )}
    </section>
  );
}

function YourData() {
  const [erasing, setErasing] = useState(false);
  return (
    <section aria-labelledby="data" className="grid gap-4">
      <h2 id="data" className="text-2xl">
        Your data
      </h2>
      <p className="max-w-prose text-soft">Everything Stoa holds about you, as a file; or all of it gone.</p>
      <div className="flex flex-wrap gap-3">
        <a href="/api/me/export" download="stoa-export.json" className={buttonClass({})}>
          Export my data
        </a>
        <Button look="danger" onClick={() => setErasing(true)}>
          Erase my account
        </Button>
      </div>
      {erasing && <EraseDialog onClose={() => setErasing(false)} />}
    </section>
  );
}

function EraseDialog({ onClose }: { onClose: () => void }) {
  const { account } = useMe();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const enter = useEnter();
  const navigate = useNavigate();
  const erase = useAct(() => client.account.eraseMe({}), {
    onDone: async () => {
      localStorage.clear();
      await enter();
      await navigate({ to: '/sign-in' });
    },
  });
  return (
    <Dialog title="Erase your account?" onClose={onClose}>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          const matches = typed.trim().toLowerCase() === account.email.toLowerCase();
          setWrong(!matches);
          if (matches) erase.act(undefined);
        }}
      >
        <p>Your attempts, your mastery, your reports and your name will be gone, here and now. Nobody can bring them back.</p>
        <TextField
          label={`Type ${account.email} to go on`}
          autoComplete="off"
          value={typed}
          error={wrong ? 'That is not the e-mail address of this account.' : null}
          onChange={(event) => setTyped(event.target.value)}
        />
        {erase.state.kind === 'refused' && <Trouble error={erase.state.error} />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="danger" busy={erase.acting}>
            Erase everything
          </Button>
          <Button look="primary" onClick={onClose}>
            Keep my account
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
