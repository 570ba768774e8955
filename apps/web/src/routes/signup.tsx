import { createFileRoute, Link } from '@tanstack/react-router'
import { startOnboarding } from '../dashboard/onboarding/state/onboarding-state.ts'
import { AccountPage } from '../features/account/account-page.tsx'
import { SignupForm } from '../features/account/signup-form.tsx'
import { useCompleteLogin } from '../features/account/use-complete-login.ts'
import { useRedirectIfSignedIn } from '../features/account/use-redirect-if-signed-in.ts'
import { scheduleRecoveryOffer } from '../features/my-account/offer/state/offer-state.ts'
import { ensureFormWords, formWords, words } from '../words.ts'

export const Route = createFileRoute('/signup')({
  loader: () => ensureFormWords(),
  component: SignupPage,
})

function SignupPage() {
  const { signup } = formWords.account
  useRedirectIfSignedIn()
  const enter = useCompleteLogin()
  return (
    <AccountPage
      title={signup.title}
      lead={signup.lead}
      form={
        <SignupForm
          onSignedIn={(user) => {
            scheduleRecoveryOffer(user.username)
            startOnboarding(user.username)
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
