import './not-found.css'
import { words } from '../../words.ts'
import { usePageTitle } from '../use-page-title.ts'

export function NotFound() {
  const { notFound, home } = words.application
  usePageTitle(notFound.title)
  return (
    <main className="not-found">
      <h1 className="not-found__title" tabIndex={-1}>
        {notFound.title}
      </h1>
      <p className="not-found__lead">{notFound.lead}</p>
      <p>
        <a href="/">{home}</a>
      </p>
    </main>
  )
}
