import { ApiError } from '@smart-farming/contracts/client'
import { useQuery } from '@tanstack/react-query'
import { userQuery } from '../features/account/queries.ts'
import { ChatPanel } from '../features/chat/chat-panel.tsx'
import './assistant.css'

/** Our own farm assistant, in a frame or alone. It answers only those who are signed in. */
export function AssistantPage() {
  const { data, error, refetch } = useQuery(userQuery())
  return (
    <main className="assistant" aria-labelledby="assistant-title">
      <h1 className="unseen" id="assistant-title">
        Farm Assistant
      </h1>
      {content()}
    </main>
  )

  function content() {
    if (data) return <ChatPanel variant="assistant" />
    if (error instanceof ApiError && error.status === 401) {
      return (
        <p className="assistant__message">
          Please{' '}
          <a href="/login" target="_top">
            sign in
          </a>{' '}
          to ask the farm assistant.
        </p>
      )
    }
    if (error) {
      return (
        <div className="assistant__message">
          <p role="alert">The farm assistant cannot be reached.</p>
          <p>
            <button className="button button--quiet" type="button" onClick={() => void refetch()}>
              Try again
            </button>
          </p>
        </div>
      )
    }
    return (
      <p className="assistant__message" role="status">
        Loading...
      </p>
    )
  }
}
