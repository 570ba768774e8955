import './not-found.css'
import { siteWords } from '../../words.ts'

/** Offline replacement for a page that is not cached. */
export function OfflinePage() {
  const { title, lead, dashboard } = siteWords.offline
  return (
    <main className="not-found">
      <h1 className="not-found__title">{title}</h1>
      <p className="not-found__lead">{lead}</p>
      <p>
        <a href="/dashboard">{dashboard}</a>
      </p>
    </main>
  )
}
