import { createFileRoute, Link, redirect } from '@tanstack/react-router'
import { AccountPage } from '../features/account/account-page.tsx'
import { useCompleteLogin } from '../features/account/use-complete-login.ts'
import { currentLinkToken, setLinkToken } from '../features/my-account/move/link-token.ts'
import { MoveReceiver } from '../features/my-account/move/move-receiver.tsx'
import { ensureLazyWords, lazyWords } from '../words.ts'

export const Route = createFileRoute('/move')({
  beforeLoad: ({ location: { hash } }) => {
    if (hash === '') return
    // Removed from the URL before any request, because the token is secret and URLs are stored and
    // shown.
    setLinkToken(hash)
    throw redirect({ to: '/move', replace: true })
  },
  loader: async () => {
    await ensureLazyWords()
    return currentLinkToken()
  },
  component: MovePage,
})

function MovePage() {
  const words = lazyWords.account.moving.page
  const token = Route.useLoaderData()
  return (
    <AccountPage
      title={words.title}
      form={<MoveReceiver key={token} token={token} onSignedIn={useCompleteLogin()} />}
      otherPage={<Link to="/login">{words.logIn}</Link>}
    />
  )
}
