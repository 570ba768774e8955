import { createFileRoute, Link } from '@tanstack/react-router'
import { AccountPage } from '../features/account/account-page.tsx'
import { LoginForm } from '../features/account/login-form.tsx'
import { useEnter } from '../features/account/use-enter.ts'

export const Route = createFileRoute('/login')({ component: LoginPage })

function LoginPage() {
  return (
    <AccountPage
      title="Login"
      lead="Welcome back. Sign in to see your farm's weather and ask about prices."
      form={<LoginForm onSignedIn={useEnter()} />}
      otherPage={
        <>
          New here? <Link to="/signup">Create an account</Link>
        </>
      }
    />
  )
}
