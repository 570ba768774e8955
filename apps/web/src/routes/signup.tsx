import { createFileRoute, Link } from '@tanstack/react-router'
import { askOnFirstVisit } from '../dashboard/first/noted/first-visit.ts'
import { AccountPage } from '../features/account/account-page.tsx'
import { SignupForm } from '../features/account/signup-form.tsx'
import { useEnter } from '../features/account/use-enter.ts'
import { useSignedInAlready } from '../features/account/use-signed-in-already.ts'
import { offerRecovery } from '../features/my-account/offer/noted/offer.ts'
import { formWords, formWordsLoaded, words } from '../words.ts'

export const Route = createFileRoute('/signup')({
  loader: () => formWordsLoaded(),
  component: SignupPage,
})

function SignupPage() {
  const { signup } = formWords.account
  useSignedInAlready()
  const enter = useEnter()
  return (
    <AccountPage
      title={signup.title}
      lead={signup.lead}
      form={
        <SignupForm
          onSignedIn={(user) => {
            offerRecovery(user.username)
            askOnFirstVisit(user.username)
            void enter(user)
          }}
        />
      }
      otherPage={
        <>
          {signup.hasAccount} <Link to="/login">{signup.logIn}</Link>
          <br />
          <a href="/privacy">{words.myAccount.privacy}</a>
        </>
      }
    />
  )
}
