import { createFileRoute, Link } from '@tanstack/react-router'
import { AccountPage } from '../features/account/account-page.tsx'
import { LoginForm } from '../features/account/login-form.tsx'
import { useEnter } from '../features/account/use-enter.ts'
import { forgetDeletion } from '../features/my-account/deletion-day.ts'
import { DeletionNote } from '../features/my-account/deletion-note.tsx'
import { words } from '../words.ts'

export const Route = createFileRoute('/login')({ component: LoginPage })

function LoginPage() {
  const { login } = words.account
  const enter = useEnter()
  return (
    <AccountPage
      title={login.title}
      lead={login.lead}
      form={
        <>
          <DeletionNote />
          <LoginForm
            onSignedIn={(user) => {
              forgetDeletion()
              void enter(user)
            }}
          />
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
