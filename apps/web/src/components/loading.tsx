import './loading.css'

/** The whole screen while the user is being loaded. */
export function Loading() {
  return (
    <main className="loading">
      <div role="status">
        <h1 className="loading__words">Loading...</h1>
      </div>
    </main>
  )
}
