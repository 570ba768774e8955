import { createFileRoute, Link } from '@tanstack/react-router'
import { AccountPage } from '../features/account/account-page.tsx'
import { SignupForm } from '../features/account/signup-form.tsx'
import { useEnter } from '../features/account/use-enter.ts'

export const Route = createFileRoute('/signup')({ component: SignupPage })

function SignupPage() {
  return (
    <AccountPage
      title="Create your account"
      lead="Tell us where your farm is, and its forecast is waiting when you come in."
      form={<SignupForm onSignedIn={useEnter()} />}
      otherPage={
        <>
          Already have an account? <Link to="/login">Sign in</Link>
        </>
      }
    />
  )
}
