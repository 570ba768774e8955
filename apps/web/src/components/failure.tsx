import { useEffect } from 'react'
import './button.css'
import './failure.css'

/** The whole screen when a part of the application could not be loaded or failed. A new start repairs both. */
export function Failure({ error }: { error: Error }) {
  useEffect(() => console.error(error), [error])
  return (
    <main className="failure">
      <h1>This page did not load</h1>
      <p>The connection may be poor, or we have made a mistake. What you have saved is safe.</p>
      <button className="button" type="button" onClick={() => location.reload()}>
        Try again
      </button>
    </main>
  )
}
