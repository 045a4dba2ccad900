import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { Grade } from '@stoa/schema/account';
import type { account } from '@stoa/schema/contracts/account';
import type { SafetyReply } from '@stoa/schema/safety-reply';
import { useAct } from '../../act.ts';
import type { Answer } from '../../client.ts';
import { Button } from '../../components/Button.tsx';
import { TextField } from '../../components/Field.tsx';
import { wrongWith } from '../../components/field-errors.ts';
import { GradeField } from '../../components/GradeField.tsx';
import { Trouble } from '../../components/Trouble.tsx';
import { client } from '../../api.ts';
import { SafetyNote } from '../../components/SafetyNote.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { VisitorLayout } from './VisitorLayout.tsx';
import { installationQuery, useAfterSignIn } from './SignInPage.tsx';

export function SignUpPage() {
  const afterSignIn = useAfterSignIn();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [grade, setGrade] = useState<Grade | null>(null);
  const [sent, setSent] = useState(false);
  /** A message to read before anything else, and what comes after it. */
  const [toRead, setToRead] = useState<{ safety: SafetyReply; onward: () => void } | null>(null);
  const { data: installation } = useQuery(installationQuery);
  const goOn = (made: Answer<typeof account.signUp>) => {
    setToRead(null);
    if ('check_email' in made) setSent(true);
    else void afterSignIn(made);
  };
  const signUp = useAct(() => client.account.signUp({ body: { name, email, password, grade } }), {
    onDone(made) {
      if (made.safety !== null) setToRead({ safety: made.safety, onward: () => goOn(made) });
      else goOn(made);
    },
  });
  const search = useSearch({ strict: false });

  if (toRead !== null)
    return (
      <VisitorLayout title="Sign up" heading="First of all">
        <SafetyNote safety={toRead.safety} />
        <Button look="primary" className="justify-self-start" onClick={toRead.onward}>
          Continue
        </Button>
      </VisitorLayout>
    );
  if (sent) return <CheckEmail email={email} />;
  if (installation?.sign_up === 'closed') return <ClosedSignUp />;
  return (
    <VisitorLayout title="Sign up" heading="Sign up">
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          signUp.act(undefined);
        }}
      >
        <TextField
          label="What should we call you?"
          autoComplete="given-name"
          required
          maxLength={80}
          value={name}
          error={wrongWith(signUp.error, 'name')}
          onChange={(e) => setName(e.target.value)}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          required
          value={email}
          error={wrongWith(signUp.error, 'email')}
          onChange={(e) => setEmail(e.target.value)}
        />
        <NewPasswordField label="Password" value={password} error={wrongWith(signUp.error, 'password')} onChange={setPassword} />
        <GradeField
          label="Your grade (optional)"
          advice="You’ll start with skills for your grade. You can change it any time."
          value={grade}
          onChange={setGrade}
        />
        {signUp.error !== null && <Trouble error={signUp.error} beside={['name', 'email', 'password']} />}
        <Button type="submit" look="primary" busy={signUp.acting}>
          Sign up
        </Button>
        <p className="text-center text-soft">
          Already have an account?{' '}
          <Link to="/sign-in" search={search} className="link">
            Sign in
          </Link>
        </p>
      </form>
    </VisitorLayout>
  );
}

/** The same whether the account is new or already existed: the email says which. */
function CheckEmail({ email }: { email: string }) {
  return (
    <VisitorLayout title="Check your email" heading="Check your email">
      <p role="status">
        We sent a message to <strong className="break-all">{email}</strong>. Open the link in it to finish.
      </p>
      <p className="text-soft">Can’t find it? Look in your spam folder.</p>
      <p>
        <Link to="/sign-in" className="link">
          Back to sign in
        </Link>
      </p>
    </VisitorLayout>
  );
}

function ClosedSignUp() {
  return (
    <VisitorLayout title="Sign up" heading="Ask your school for an account">
      <p>An administrator at your school creates accounts. Ask for your link.</p>
      <p>
        <Link to="/sign-in" className="link">
          Back to sign in
        </Link>
      </p>
    </VisitorLayout>
  );
}
