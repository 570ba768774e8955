import type { PasskeyChallenge, User } from '@smart-farming/contracts/accounts'
import { createFileRoute, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { LazyBoundary } from '../components/lazy/lazy-boundary.tsx'
import { AccountPage } from '../features/account/account-page.tsx'
import { LoginForm } from '../features/account/login-form.tsx'
import { QueuedChangesNote } from '../features/account/outbox/queued-changes-note.tsx'
import { useCompleteLogin } from '../features/account/use-complete-login.ts'
import { useRedirectIfSignedIn } from '../features/account/use-redirect-if-signed-in.ts'
import { DeletionNote } from '../features/my-account/deletion-note.tsx'
import { clearPendingDeletion } from '../features/my-account/pending-deletion.ts'
import { ensureFormWords, formWords, words } from '../words.ts'

export const Route = createFileRoute('/login')({
  loader: () => ensureFormWords(),
  component: LoginPage,
})

/** Loaded on demand, because few accounts have a passkey. */
const loadStep = () => import('../features/my-account/passkeys/passkey-step.tsx')

function LoginPage() {
  const { login } = formWords.account
  useRedirectIfSignedIn()
  const enter = useCompleteLogin()
  const [asked, setAsked] = useState<PasskeyChallenge>()
  const signedIn = (user: User) => {
    clearPendingDeletion()
    void enter(user)
  }
  return (
    <AccountPage
      title={login.title}
      lead={login.lead}
      form={
        <>
          <DeletionNote />
          <QueuedChangesNote />
          {asked === undefined ? (
            <LoginForm onSignedIn={signedIn} onAsked={setAsked} />
          ) : (
            <LazyBoundary load={loadStep} missing={login.stepMissing}>
              {({ PasskeyStep }) => (
                <PasskeyStep asked={asked} onSignedIn={signedIn} onAgain={() => setAsked(undefined)} />
              )}
            </LazyBoundary>
          )}
        </>
      }
      otherPage={
        <>
          {login.newHere} <Link to="/signup">{login.signUp}</Link>
          <br />
          <Link to="/recover">{words.myAccount.forgotten}</Link>
        </>
      }
    />
  )
}
