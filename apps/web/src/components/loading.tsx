import './loading.css'

/** The whole screen while the user is being loaded. */
export function Loading() {
  return (
    <main className="loading">
      <p role="status">Loading...</p>
    </main>
  )
}
