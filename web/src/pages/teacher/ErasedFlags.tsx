import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ErasedAccount } from '@stoa/schema/flag';
import { useAct } from '../../act.ts';
import { client } from '../../api.ts';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Trouble } from '../../components/Trouble.tsx';
import { adviceOnErased } from './flag-advice.ts';
import { flagCaseQuery } from './flag-queries.ts';
import type { FlagCaseTold } from './flag-queries.ts';
import { flagWords, needWords, placeWords } from './flags.ts';

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/**
 * What is left of urgent flags whose account was erased before anybody had looked: what, when, the grade, and what to do about
 * it.
 */
export function ErasedFlags({ told: { case_id, flags, contacts }, erased }: { told: FlagCaseTold; erased: ErasedAccount }) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const upTo = flags.at(-1)?.at ?? erased.at;
  const look = useAct(() => client.flags.look({ params: { caseId: case_id }, body: { up_to: upTo } }), {
    onDone: async () => {
      cache.removeQueries({ queryKey: flagCaseQuery(case_id).queryKey });
      await Promise.all([
        cache.invalidateQueries({ queryKey: ['flags', 'waiting'] }),
        cache.invalidateQueries({ queryKey: ['flags', 'list'] }),
      ]);
      await navigate({ to: '/teacher/lessons' });
    },
  });
  return (
    <section aria-labelledby="flagged" className="grid gap-5 rounded-card border-2 border-clay bg-clay-wash/50 px-5 py-5 sm:px-7">
      <h2 id="flagged" className="flex items-center gap-2.5 text-xl text-clay">
        <Icon name="flag" />
        {needWords(
          flags.map(({ kind }) => kind),
          'A student',
        )}
      </h2>
      <p>
        {erased.grade === null ? 'A student' : `A student in grade ${erased.grade}`} erased this account on{' '}
        {moment.format(new Date(erased.at))}, before anyone had looked. The name and the words are gone. This is what is left:
      </p>
      <ul className="grid gap-2">
        {flags.map(({ id, kind, at, place }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold">
              {placeWords(place).replace(/^./, (first) => first.toUpperCase())}: {flagWords(kind)}
            </span>
            <span className="text-[0.9375rem] text-soft">{moment.format(new Date(at))}</span>
          </li>
        ))}
      </ul>
      <div className="grid gap-2">
        <h3 className="font-sans text-base font-semibold tracking-normal">What to do now</h3>
        <ol className="grid list-decimal gap-1.5 pl-6">
          {adviceOnErased(contacts).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </div>
      {look.error !== null && <Trouble error={look.error} />}
      <Button look="primary" busy={look.acting} className="justify-self-start" onClick={() => look.act(undefined)}>
        I have looked at this: delete it
      </Button>
    </section>
  );
}
