import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Persona } from '@stoa/schema/board/board-profile';
import { useAct } from '../../../act.ts';
import { client } from '../../../api.ts';
import { Button } from '../../../components/Button.tsx';
import { Page } from '../../../components/Page.tsx';
import { Trouble } from '../../../components/Trouble.tsx';
import { Waiting } from '../../../components/Waiting.tsx';
import { boardSkillsQuery, boardsQuery } from './board-queries.ts';

const personas: Record<Persona, { name: string; says: string }> = {
  default: { name: 'Guide', says: 'Patient and encouraging' },
  coach: { name: 'Coach', says: 'Direct, and pushes you a little' },
  companion: { name: 'Companion', says: 'Thinks along with you' },
  sage: { name: 'Sage', says: 'Calm and more formal' },
};
const lengths = [10, 20, 30, 45] as const;

/** Starts a session at the board: what to work on, with which voice, by pen or keyboard, and for how long. */
export function BoardsPage() {
  const skills = useQuery(boardSkillsQuery);
  const boards = useInfiniteQuery(boardsQuery);
  const navigate = useNavigate();
  const [skill, setSkill] = useState('');
  const [persona, setPersona] = useState<Persona>('default');
  const [by, setBy] = useState<'pen' | 'keys'>('pen');
  const [minutes, setMinutes] = useState<(typeof lengths)[number]>(30);
  const start = useAct(
    (_: null, key) => client.boards.start({ body: { skill_id: skill === '' ? null : skill, persona, minutes } }, { key }),
    {
      onDone: async ({ session_id }) => navigate({ to: '/boards/$sessionId', params: { sessionId: session_id }, search: { by } }),
    },
  );
  const begun = boards.data?.pages.flatMap(({ items }) => items) ?? [];
  const open = begun.filter(({ over }) => !over);
  const done = begun.filter(({ over }) => over);
  const recommended = skills.data?.recommended ?? null;

  return (
    <Page title="Board" lead="Solve a problem line by line, by hand or typed. Your tutor watches, and mostly stays quiet.">
      {boards.error !== null && <Trouble error={boards.error} onRetry={() => void boards.refetch()} />}
      {open.length > 0 && <Sessions title="Continue" sessions={open} />}
      <section aria-labelledby="start" className="grid gap-5">
        <h2 id="start" className="text-xl">
          Start a session
        </h2>
        {skills.isPending && <Waiting label="Finding problems" />}
        {skills.error !== null && <Trouble error={skills.error} onRetry={() => void skills.refetch()} />}
        {start.error !== null && <Trouble error={start.error} />}
        {skills.data !== undefined && (
          <form
            className="card grid gap-5 p-5 sm:p-6"
            onSubmit={(event) => {
              event.preventDefault();
              start.act(null);
            }}
          >
            <div className="grid gap-1">
              <label htmlFor="skill" className="font-medium">
                What do you want to work on?
              </label>
              <select
                id="skill"
                value={skill}
                onChange={({ target }) => setSkill(target.value)}
                className="min-h-11 w-full rounded-key border border-edge bg-card px-3"
              >
                {recommended !== null && <option value="">Recommended: {recommended.name}</option>}
                {skills.data.open.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
              {recommended !== null && skill === '' && <p className="text-[0.9375rem] text-soft">{recommended.reason}</p>}
            </div>
            <Choices legend="How should your tutor sound?">
              {(Object.keys(personas) as Persona[]).map((one) => (
                <Choice key={one} name="persona" checked={persona === one} onChoose={() => setPersona(one)}>
                  <span className="font-medium">{personas[one].name}</span>
                  <span className="text-[0.9375rem] text-soft">{personas[one].says}</span>
                </Choice>
              ))}
            </Choices>
            <Choices legend="How do you want to write?">
              <Choice name="by" checked={by === 'pen'} onChoose={() => setBy('pen')}>
                <span className="font-medium">By hand</span>
                <span className="text-[0.9375rem] text-soft">Pen, finger, or mouse. You type what a line says next to it.</span>
              </Choice>
              <Choice name="by" checked={by === 'keys'} onChoose={() => setBy('keys')}>
                <span className="font-medium">Typed</span>
                <span className="text-[0.9375rem] text-soft">Line after line in a math field.</span>
              </Choice>
            </Choices>
            <Choices legend="How long?">
              {lengths.map((one) => (
                <Choice key={one} name="minutes" checked={minutes === one} onChoose={() => setMinutes(one)}>
                  <span className="font-medium">{one} minutes</span>
                </Choice>
              ))}
            </Choices>
            <Button type="submit" look="primary" size="large" busy={start.acting} className="justify-self-start">
              Start
            </Button>
          </form>
        )}
      </section>
      {done.length > 0 && <Sessions title="Earlier sessions" sessions={done} />}
      {boards.hasNextPage && (
        <Button className="mt-3" onClick={() => void boards.fetchNextPage()}>
          Show more
        </Button>
      )}
    </Page>
  );
}

function Choices({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}

function Choice({
  name,
  checked,
  onChoose,
  children,
}: {
  name: string;
  checked: boolean;
  onChoose: () => void;
  children: ReactNode;
}) {
  return (
    <label className="flex min-h-11 items-center gap-2.5 rounded-key border border-edge bg-card px-3 py-1.5 has-checked:border-plum has-checked:bg-plum-wash">
      <input type="radio" className="accent-plum" name={name} checked={checked} onChange={onChoose} />
      <span className="grid">{children}</span>
    </label>
  );
}

function Sessions({
  title,
  sessions,
}: {
  title: string;
  sessions: readonly { session_id: string; title: string; started_at: string }[];
}) {
  return (
    <section aria-label={title} className="my-8 grid gap-3">
      <h2 className="text-xl">{title}</h2>
      <ul className="grid gap-2">
        {sessions.map(({ session_id, title: name, started_at }) => (
          <li key={session_id} className="card px-4 py-3">
            <Link to="/boards/$sessionId" params={{ sessionId: session_id }} className="link font-medium">
              {name}
            </Link>
            <p className="text-sm text-soft">
              {new Date(started_at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
