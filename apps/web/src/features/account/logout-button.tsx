import { useState } from 'react'
import '../../components/button.css'
import './logout-button.css'
import { Part } from '../../components/part/part.tsx'
import { isNoted } from '../../plain/notes.ts'
import { words } from '../../words.ts'
import { logout } from './queries.ts'

const loadSure = () => import('./waiting/sure-to-leave.tsx')

/**
 * Signs out. When the server cannot be told, it says so and stays: on a shared phone nobody may believe that they are
 * signed out when they are not. No mutation: a dashboard begins without the machinery of those.
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
        onClick={() => (isNoted('waiting') && status !== 'asked' ? setStatus('asked') : leave())}
      >
        {words.account.logout.button}
      </button>
      {status === 'asked' && (
        <Part load={loadSure}>
          {({ SureToLeave }) => <SureToLeave onLeave={leave} onStay={() => setStatus('in')} />}
        </Part>
      )}
      {status === 'failed' && (
        <p className="logout__failure" role="alert">
          {words.account.logout.failed}
        </p>
      )}
    </div>
  )
}
