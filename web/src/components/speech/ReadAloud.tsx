import { useEffect, useId, useSyncExternalStore } from 'react';
import { Button } from '../Button.tsx';
import { classNames } from '../class-names.ts';
import { reader } from './read-aloud.ts';

/** A button that starts and stops reading texts aloud with the browser's voice. Shows nothing if the browser has no voice. */
export function ReadAloud({
  texts,
  what,
  short = false,
}: {
  texts: readonly string[];
  /** What the button reads aloud, for screen readers: "the problem". */ what: string;
  /** Shows only the icon. */ short?: boolean;
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
