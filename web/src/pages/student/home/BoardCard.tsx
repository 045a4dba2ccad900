import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';

/** A link to the board. */
export function BoardCard() {
  return (
    <section aria-labelledby="board" className="card flex flex-wrap items-center gap-x-5 gap-y-3 px-5 py-4 shadow-none">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-plum-wash text-plum">
        <Icon name="board" />
      </span>
      <div className="min-w-0 flex-1 basis-52">
        <h2 id="board" className="text-lg">
          Work at the board
        </h2>
        <p className="text-[0.9375rem] text-soft">Solve a problem line by line. A tutor watches and helps when you need it.</p>
      </div>
      <Link to="/boards" className={buttonClass({ size: 'small' })}>
        Go to the board
      </Link>
    </section>
  );
}
