import { createFileRoute, Link, redirect } from '@tanstack/react-router'
import { AccountPage } from '../features/account/account-page.tsx'
import { useEnter } from '../features/account/use-enter.ts'
import { carriedToken, carryToken } from '../features/my-account/moving/carried-token.ts'
import { MoveIn } from '../features/my-account/moving/move-in.tsx'
import { partWords, partWordsLoaded } from '../words.ts'

export const Route = createFileRoute('/move')({
  beforeLoad: ({ location: { hash } }) => {
    if (hash === '') return
    // Removed from the URL before any request: it is a secret, and URLs are stored and shown.
    carryToken(hash)
    throw redirect({ to: '/move', replace: true })
  },
  loader: async () => {
    await partWordsLoaded()
    return carriedToken()
  },
  component: MovePage,
})

function MovePage() {
  const words = partWords.account.moving.page
  const token = Route.useLoaderData()
  return (
    <AccountPage
      title={words.title}
      form={<MoveIn key={token} token={token} onSignedIn={useEnter()} />}
      otherPage={<Link to="/login">{words.logIn}</Link>}
    />
  )
}
