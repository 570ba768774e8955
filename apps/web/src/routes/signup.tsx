import { createFileRoute, Link } from '@tanstack/react-router'
import { AccountPage } from '../features/account/account-page.tsx'
import { SignupForm } from '../features/account/signup-form.tsx'
import { useEnter } from '../features/account/use-enter.ts'
import { offerRecovery } from '../features/my-account/offer/offer.ts'
import { words } from '../words.ts'

export const Route = createFileRoute('/signup')({ component: SignupPage })

function SignupPage() {
  const enter = useEnter()
  return (
    <AccountPage
      title="Create your account"
      lead="Tell us where your farm is, and its forecast is waiting when you come in."
      form={
        <SignupForm
          onSignedIn={(user) => {
            offerRecovery(user.username)
            enter(user)
          }}
        />
      }
      otherPage={
        <>
          Already have an account? <Link to="/login">Sign in</Link>
          <br />
          <a href="/privacy">{words.myAccount.privacy}</a>
        </>
      }
    />
  )
}
