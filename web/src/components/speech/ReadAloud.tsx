import { useEffect, useId, useSyncExternalStore } from 'react';
import { Button } from '../Button.tsx';
import { classNames } from '../class-names.ts';
import { reader } from './read-aloud.ts';

/** A button that reads texts out by the browser's voice, and stops it. Nothing where the browser has none. */
export function ReadAloud({
  texts,
  what,
  short = false,
}: {
  texts: readonly string[];
  /** What it reads, for screen readers: "the problem". */ what: string;
  /** Its icon alone. */ short?: boolean;
}) {
  const name = useId();
  const reading = useSyncExternalStore(reader.subscribe, () => reader.reading === name);
  useEffect(
    () => () => {
      if (reader.reading === name) reader.stop();
    },
    [name],
  );
  if (!reader.available) return null;
  return (
    <Button
      look="quiet"
      size="small"
      icon={reading ? 'stop' : 'aloud'}
      aria-label={reading ? `Stop reading ${what}` : `Read aloud: ${what}`}
      className={classNames('print:hidden', reading && 'text-plum')}
      onClick={() => (reading ? reader.stop() : void reader.read(name, texts))}
    >
      {short ? null : reading ? 'Stop' : 'Read aloud'}
    </Button>
  );
}
