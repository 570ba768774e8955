import { createFileRoute, Link } from '@tanstack/react-router'
import { AccountPage } from '../features/account/account-page.tsx'
import { RecoverForm } from '../features/my-account/recover-form.tsx'
import { partWords, partWordsLoaded } from '../words.ts'

export const Route = createFileRoute('/recover')({
  loader: () => partWordsLoaded(),
  component: RecoverPage,
})

function RecoverPage() {
  const words = partWords.account.recovery.page
  return (
    <AccountPage
      title={words.title}
      lead={words.lead}
      form={<RecoverForm />}
      otherPage={
        <>
          {words.remembered} <Link to="/login">{words.logIn}</Link>
        </>
      }
    />
  )
}
