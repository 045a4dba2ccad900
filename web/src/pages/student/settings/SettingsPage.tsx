import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useAct } from '../../../act.ts';
import { Button, buttonClass } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { ChoiceField, TextField } from '../../../components/Field.tsx';
import { GradeField } from '../../../components/GradeField.tsx';
import { Page } from '../../../components/Page.tsx';
import { Trouble } from '../../../components/Trouble.tsx';
import { client } from '../../../api.ts';
import { useSaveSettings } from '../../../save-settings.ts';
import { useEnter, useMe } from '../../../signed-in.ts';
import { AccountSection } from './AccountSection.tsx';
import { AdvancedSection } from './AdvancedSection.tsx';
import { DevicesSection } from './DevicesSection.tsx';
import { GoalsSection } from './GoalsSection.tsx';

export function SettingsPage() {
  const { account, settings } = useMe();
  const { save: set, refused } = useSaveSettings();

  return (
    <Page title="Settings" lead="How Stoa looks and how you write are saved automatically.">
      <div className="grid gap-12">
        <section aria-labelledby="school" className="grid max-w-sm gap-4">
          <h2 id="school" className="text-2xl">
            Your grade
          </h2>
          <GradeField
            label="Grade"
            advice="Home and the map start with skills for your grade. A few questions can find your starting point more exactly."
            value={settings.grade}
            onChange={(grade) => set({ grade })}
          />
          <Link to="/placement" className={buttonClass({})}>
            Find my starting point
          </Link>
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
              { value: 'system', label: 'Match my device' },
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
              { value: 'system', label: 'Match my device' },
              { value: 'reduced', label: 'Reduce motion' },
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
        {account.role === 'student' && <GoalsSection goals={settings.goals} onGoals={(goals) => set({ goals })} />}
        {refused !== null && <Trouble error={refused} />}
        <AccountSection />
        <DevicesSection />
        <YourData />
        {account.role !== 'student' && <AdvancedSection />}
      </div>
    </Page>
  );
}

function YourData() {
  const [erasing, setErasing] = useState(false);
  return (
    <section aria-labelledby="data" className="grid gap-4">
      <h2 id="data" className="text-2xl">
        Your data
      </h2>
      <p className="max-w-prose text-soft">Download or delete everything Stoa has about you.</p>
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
        <p>
          This deletes your name, email, lessons, practice, progress, reports, and everything you wrote, right away. It can’t be
          undone.
        </p>
        <p className="text-soft">
          One thing may stay. If you told us that someone is hurt or in danger, and no adult at your school has seen it yet, they
          still learn that a student in your grade needed help, and when. Your name and your words aren’t in it. It’s deleted when
          an adult has looked at it. A list of problems that were shown stays too, without you in it.
        </p>
        <TextField
          label={`Type ${account.email} to continue`}
          autoComplete="off"
          value={typed}
          error={wrong ? 'That isn’t the email of this account.' : null}
          onChange={(event) => setTyped(event.target.value)}
        />
        {erase.error !== null && <Trouble error={erase.error} />}
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
