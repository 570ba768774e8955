import './not-found.css'

/** Any path that is no screen. */
export function NotFound() {
  return (
    <main className="not-found">
      <h1 className="not-found__title" tabIndex={-1}>
        404 - Page Not Found
      </h1>
      <p className="not-found__lead">There is nothing at this address. It may have been mistyped.</p>
      <p>
        <a href="/">Back to home</a>
      </p>
    </main>
  )
}
