import type { PasskeyAsked, User } from '@smart-farming/contracts/accounts'
import { createFileRoute, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Part } from '../components/part/part.tsx'
import { AccountPage } from '../features/account/account-page.tsx'
import { LoginForm } from '../features/account/login-form.tsx'
import { useEnter } from '../features/account/use-enter.ts'
import { useSignedInAlready } from '../features/account/use-signed-in-already.ts'
import { WaitingNote } from '../features/account/waiting/waiting-note.tsx'
import { DeletionNote } from '../features/my-account/deletion-note.tsx'
import { forgetDeletion } from '../features/my-account/kept-deletion.ts'
import { formWords, formWordsLoaded, words } from '../words.ts'

export const Route = createFileRoute('/login')({
  loader: () => formWordsLoaded(),
  component: LoginPage,
})

/** Loaded on demand: few accounts have a passkey. */
const loadStep = () => import('../features/my-account/passkeys/passkey-step.tsx')

function LoginPage() {
  const { login } = formWords.account
  useSignedInAlready()
  const enter = useEnter()
  const [asked, setAsked] = useState<PasskeyAsked>()
  const signedIn = (user: User) => {
    forgetDeletion()
    void enter(user)
  }
  return (
    <AccountPage
      title={login.title}
      lead={login.lead}
      form={
        <>
          <DeletionNote />
          <WaitingNote />
          {asked === undefined ? (
            <LoginForm onSignedIn={signedIn} onAsked={setAsked} />
          ) : (
            <Part load={loadStep} missing={login.stepMissing}>
              {({ PasskeyStep }) => (
                <PasskeyStep asked={asked} onSignedIn={signedIn} onAgain={() => setAsked(undefined)} />
              )}
            </Part>
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
