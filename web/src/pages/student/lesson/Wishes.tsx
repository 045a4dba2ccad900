import { useId, useState } from 'react';
import type { LessonWish, PacePreference } from '@stoa/schema/lesson';
import { Button } from '../../../components/Button.tsx';
import { classNames } from '../../../components/class-names.ts';
import type { IconName } from '../../../components/Icon.tsx';
import { shownWishes, wishLabels } from './wishes.ts';

const icons: Partial<Record<LessonWish, IconName>> = { hint: 'hint', explain_differently: 'example' };
/** How many wishes a phone shows before "More", and how many while the keypad takes the space. */
const [first, crowdedFirst] = [2, 1];

/** What a student can ask for with one press. On a phone, the rarer ones are under "More". */
export function Wishes({
  may,
  pace,
  crowded,
  busy,
  onWish,
}: {
  may: readonly LessonWish[];
  pace: PacePreference;
  crowded: boolean;
  busy: boolean;
  onWish: (wish: LessonWish) => void;
}) {
  const id = useId();
  const [more, setMore] = useState(false);
  const shown = shownWishes(may, pace);
  return (
    <>
      {shown.map(({ wish, held }, at) => (
        <span
          key={wish}
          {...(at === first && { id })}
          className={classNames(
            (crowded ? at >= crowdedFirst : at >= first && !more) && 'max-sm:hidden',
            crowded && 'max-[22rem]:hidden',
          )}
        >
          <Button
            look="quiet"
            size="small"
            {...(icons[wish] && { icon: icons[wish] })}
            {...(held !== null && { 'aria-pressed': held })}
            {...(held === true && { className: 'cursor-default bg-plum-wash text-plum opacity-100!' })}
            // Not `disabled`, because somebody who pressed it by keyboard would lose the focus.
            busy={busy || held === true}
            onClick={() => onWish(wish)}
          >
            {wishLabels[wish]}
          </Button>
        </span>
      ))}
      {shown.length > first && !crowded && (
        <Button
          look="quiet"
          size="small"
          className="sm:hidden"
          aria-expanded={more}
          aria-controls={id}
          icon={more ? 'down' : 'plus'}
          onClick={() => setMore(!more)}
        >
          {more ? 'Less' : 'More'}
        </Button>
      )}
    </>
  );
}
