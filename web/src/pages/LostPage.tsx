import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { RefusedError } from '../client.ts';
import { Button, buttonClass } from '../components/Button.tsx';
import { useTitle } from '../components/Page.tsx';
import { sentenceOf } from '../components/Trouble.tsx';
import { Wordmark } from '../components/Wordmark.tsx';

/** True inside the layout, which already has the header and the main element. */
export const InLayout = createContext(false);

/** The page for an unknown address. */
export function LostPage() {
  useTitle('Page not found');
  return (
    <Alone heading="We couldn’t find that page">
      <p className="text-lg text-soft">Check the address for typos. The page may have been removed. Your work is safe.</p>
      <Link to="/" className={buttonClass({ look: 'primary' })}>
        Go to the home page
      </Link>
    </Alone>
  );
}

/** The page for an error that prevented another page from being shown. */
export function BrokenPage({ error, reset }: ErrorComponentProps) {
  useTitle('Something went wrong');
  const signedOut = error instanceof RefusedError && error.status === 401;
  const gone = error instanceof RefusedError && error.status === 404;
  const foreign = error instanceof RefusedError && error.status === 403;
  const router = useRouter();
  const failed = useQueryErrorResetBoundary();
  const tryAgain = () => {
    failed.reset(); // otherwise the failed query would fail again without being sent
    void router.invalidate();
    reset();
  };
  return (
    <Alone
      heading={foreign ? 'You don’t have access to this page' : gone ? 'We couldn’t find that' : 'We couldn’t show this page'}
    >
      <p className="text-lg text-soft" role="alert">
        {sentenceOf(error)}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        {!gone && !signedOut && !foreign && (
          <Button look="primary" onClick={tryAgain}>
            Try again
          </Button>
        )}
        <a href={signedOut ? '/sign-in' : '/'} className={buttonClass(gone || signedOut || foreign ? { look: 'primary' } : {})}>
          {signedOut ? 'Sign in' : 'Go to the home page'}
        </a>
      </div>
    </Alone>
  );
}

function Alone({ heading, children }: { heading: string; children: ReactNode }) {
  const inLayout = use(InLayout);
  const Frame = inLayout ? 'div' : 'main';
  return (
    <Frame
      {...(!inLayout && { id: 'main' })}
      tabIndex={-1}
      className="mx-auto grid min-h-[70dvh] max-w-xl content-center justify-items-center gap-6 px-6 text-center"
    >
      {!inLayout && <Wordmark />}
      <h1 tabIndex={-1} className="text-[2rem] sm:text-[2.5rem]">
        {heading}
      </h1>
      {children}
    </Frame>
  );
}
