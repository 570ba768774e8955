import { useMutation } from '@tanstack/react-query'
import '../../components/button.css'
import './logout-button.css'
import { logoutMutation } from './queries.ts'

/**
 * Signs out. When the server cannot be told, it says so and stays: on a shared phone nobody may believe that they are
 * signed out when they are not.
 */
export function LogoutButton({ onLoggedOut }: { onLoggedOut: () => void }) {
  const { mutate, status } = useMutation({ ...logoutMutation(), onSuccess: onLoggedOut })
  return (
    <div className="logout">
      <button
        className="button button--quiet logout__button"
        type="button"
        disabled={status === 'pending' || status === 'success'}
        onClick={() => mutate()}
      >
        Logout
      </button>
      {status === 'error' && (
        <p className="logout__failure" role="alert">
          You are still signed in. Please try again.
        </p>
      )}
    </div>
  )
}
