import './loading.css'
import { words } from '../words.ts'

export function Loading() {
  return (
    <main className="loading">
      <div role="status">
        <h1 className="loading__words">{words.application.loading}</h1>
      </div>
    </main>
  )
}
