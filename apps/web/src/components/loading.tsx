import './loading.css'
import { words } from '../words.ts'

/** The whole screen while the user is being loaded. */
export function Loading() {
  return (
    <main className="loading">
      <div role="status">
        <h1 className="loading__words">{words.application.loading}</h1>
      </div>
    </main>
  )
}
