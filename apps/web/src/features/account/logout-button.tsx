import { useState } from 'react'
import '../../components/button.css'
import './logout-button.css'
import { hasFlag } from '../../browser/flags.ts'
import { LazyBoundary } from '../../components/lazy/lazy-boundary.tsx'
import { words } from '../../words.ts'
import { logout } from './queries.ts'

const loadSure = () => import('./outbox/logout-confirmation.tsx')

/**
 * Logs out. If the server cannot be reached, the button shows an error and the farmer stays logged
 * in. Nobody on a shared phone may wrongly believe they are logged out. Not a mutation, because the
 * dashboard starts without the code for mutations.
 */
export function LogoutButton({ onLoggedOut }: { onLoggedOut: () => void }) {
  const [status, setStatus] = useState<'in' | 'asked' | 'leaving' | 'failed'>('in')
  const leave = () => {
    setStatus('leaving')
    logout().then(onLoggedOut, () => setStatus('failed'))
  }
  return (
    <div className="logout">
      <button
        className="button button--quiet logout__button"
        type="button"
        disabled={status === 'leaving'}
        onClick={() => (hasFlag('waiting') && status !== 'asked' ? setStatus('asked') : leave())}
      >
        {words.account.logout.button}
      </button>
      {status === 'asked' && (
        <LazyBoundary load={loadSure}>
          {({ LogoutConfirmation }) => <LogoutConfirmation onLeave={leave} onStay={() => setStatus('in')} />}
        </LazyBoundary>
      )}
      {status === 'failed' && (
        <p className="logout__failure" role="alert">
          {words.account.logout.failed}
        </p>
      )}
    </div>
  )
}
