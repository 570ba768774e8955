import { ApiError } from '@smart-farming/contracts/client'
import { useQuery } from '@tanstack/react-query'
import { LazyBoundary } from '../components/lazy/lazy-boundary.tsx'
import { userQuery } from '../features/account/queries.ts'
import { ChatPanel } from '../features/chat/chat-panel.tsx'
import './assistant.css'
import { words } from '../words.ts'

const loadWaiting = () => import('./assistant-outbox.tsx')

/** The farm assistant, in a frame or as its own page. Requires a login. */
export function AssistantPage() {
  const { data, error, refetch } = useQuery(userQuery())
  // Without an active service worker, this phone saves nothing.
  const canWait = !!navigator.serviceWorker?.controller
  const isSignedOut = !data && error instanceof ApiError && error.status === 401
  return (
    <main className="assistant" aria-labelledby="assistant-title">
      <h1 className="unseen" id="assistant-title">
        {words.dashboard.assistant}
      </h1>
      {content()}
      {/* Offline, the outbox reads the account from the phone's saved data. */}
      {isSignedOut || (
        <LazyBoundary load={canWait ? loadWaiting : undefined}>
          {({ AssistantOutbox }) => <AssistantOutbox />}
        </LazyBoundary>
      )}
    </main>
  )

  function content() {
    if (data) return <ChatPanel variant="assistant" />
    if (isSignedOut) {
      return (
        <p className="assistant__message">
          {words.assistantPage.signIn.before}
          <a href="/login" target="_top">
            {words.assistantPage.signIn.link}
          </a>
          {words.assistantPage.signIn.after}
        </p>
      )
    }
    if (error) {
      return (
        <div className="assistant__message">
          <p role="alert">{words.assistantPage.unreachable}</p>
          <p>
            <button className="button button--quiet" type="button" onClick={() => void refetch()}>
              {words.application.again}
            </button>
          </p>
        </div>
      )
    }
    return (
      <p className="assistant__message" role="status">
        {words.application.loading}
      </p>
    )
  }
}
