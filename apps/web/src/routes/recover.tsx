import { createFileRoute, Link } from '@tanstack/react-router'
import { AccountPage } from '../features/account/account-page.tsx'
import { PasswordResetForm } from '../features/my-account/password-reset-form.tsx'
import { ensureLazyWords, lazyWords } from '../words.ts'

export const Route = createFileRoute('/recover')({
  loader: () => ensureLazyWords(),
  component: RecoverPage,
})

function RecoverPage() {
  const words = lazyWords.account.recovery.page
  return (
    <AccountPage
      title={words.title}
      lead={words.lead}
      form={<PasswordResetForm />}
      otherPage={
        <>
          {words.remembered} <Link to="/login">{words.logIn}</Link>
        </>
      }
    />
  )
}
