import { useEffect } from 'react'
import './button.css'
import './failure.css'
import { words } from '../words.ts'
import { usePageTitle } from './use-page-title.ts'

/** Full-screen message after a module failed to load or threw an error. A reload fixes both. */
export function FailureScreen({ error }: { error: Error }) {
  const { failure, again } = words.application
  usePageTitle(failure.title)
  useEffect(() => console.error(error), [error])
  return (
    <main className="failure">
      <h1>{failure.title}</h1>
      <p>{failure.lead}</p>
      <button className="button" type="button" onClick={() => location.reload()}>
        {again}
      </button>
    </main>
  )
}
