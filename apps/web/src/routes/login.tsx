import { createFileRoute, Link } from '@tanstack/react-router'
import { AccountPage } from '../features/account/account-page.tsx'
import { LoginForm } from '../features/account/login-form.tsx'
import { useEnter } from '../features/account/use-enter.ts'
import { forgetDeletion } from '../features/my-account/deletion-day.ts'
import { DeletionNote } from '../features/my-account/deletion-note.tsx'
import { words } from '../words.ts'

export const Route = createFileRoute('/login')({ component: LoginPage })

function LoginPage() {
  const enter = useEnter()
  return (
    <AccountPage
      title="Login"
      lead="Welcome back. Sign in to see your farm's weather and ask about prices."
      form={
        <>
          <DeletionNote />
          <LoginForm
            onSignedIn={(user) => {
              forgetDeletion()
              enter(user)
            }}
          />
        </>
      }
      otherPage={
        <>
          New here? <Link to="/signup">Create an account</Link>
          <br />
          <Link to="/recover">{words.myAccount.forgotten}</Link>
        </>
      }
    />
  )
}
