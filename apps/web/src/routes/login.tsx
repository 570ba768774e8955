import { createFileRoute, Link } from '@tanstack/react-router'
import { AccountPage } from '../features/account/account-page.tsx'
import { LoginForm } from '../features/account/login-form.tsx'
import { useEnter } from '../features/account/use-enter.ts'
import { words } from '../words.ts'

export const Route = createFileRoute('/login')({ component: LoginPage })

function LoginPage() {
  const { login } = words.account
  return (
    <AccountPage
      title={login.title}
      lead={login.lead}
      form={<LoginForm onSignedIn={useEnter()} />}
      otherPage={
        <>
          {login.newHere} <Link to="/signup">{login.signUp}</Link>
        </>
      }
    />
  )
}
