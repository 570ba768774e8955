import { ApiError } from '@smart-farming/contracts/client'
import { useQuery } from '@tanstack/react-query'
import { userQuery } from '../features/account/queries.ts'
import { ChatPanel } from '../features/chat/chat-panel.tsx'
import { words } from '../words.ts'
import './assistant.css'

/** Our own farm assistant, in a frame or alone. It answers only those who are signed in. */
export function AssistantPage() {
  const { data, error, refetch } = useQuery(userQuery())
  return (
    <main className="assistant" aria-labelledby="assistant-title">
      <h1 className="unseen" id="assistant-title">
        {words.farmAssistant.title}
      </h1>
      {content()}
    </main>
  )

  function content() {
    const { signIn, unreachable, tryAgain, loading } = words.farmAssistant
    if (data) return <ChatPanel variant="assistant" />
    if (error instanceof ApiError && error.status === 401) {
      return (
        <p className="assistant__message">
          {signIn.before}
          <a href="/login" target="_top">
            {signIn.link}
          </a>
          {signIn.after}
        </p>
      )
    }
    if (error) {
      return (
        <div className="assistant__message">
          <p role="alert">{unreachable}</p>
          <p>
            <button className="button button--quiet" type="button" onClick={() => void refetch()}>
              {tryAgain}
            </button>
          </p>
        </div>
      )
    }
    return (
      <p className="assistant__message" role="status">
        {loading}
      </p>
    )
  }
}
