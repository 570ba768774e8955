import './not-found.css'
import { usePageTitle } from './use-page-title.ts'

/** Any path that is no screen. */
export function NotFound() {
  usePageTitle('404 - Page Not Found')
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
