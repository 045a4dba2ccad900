import { useQuery } from '@tanstack/react-query';
import { classNames } from '../../components/class-names.ts';
import { flagsWaitingQuery, waitingWords } from './flag-queries.ts';

/** The number of flags that nobody has looked at. A screen reader also says what the number counts. */
export function FlagsBadge() {
  const { data: waiting } = useQuery(flagsWaitingQuery);
  if (waiting === undefined || waiting.cases === 0) return null;
  return (
    <>
      <span
        aria-hidden="true"
        className={classNames(
          'grid h-5 min-w-5 place-items-center rounded-full px-1 text-xs leading-none font-bold text-on-plum',
          'max-xl:absolute max-xl:top-1 max-xl:left-[calc(50%+0.25rem)] xl:-ml-1',
          waiting.disclosures > 0 ? 'bg-clay' : 'bg-ochre',
        )}
      >
        {waiting.cases > 99 ? '99+' : waiting.cases}
      </span>
      <span className="sr-only">: {waitingWords(waiting)}</span>
    </>
  );
}
