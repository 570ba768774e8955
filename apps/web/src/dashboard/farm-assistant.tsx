import { LazyBoundary } from '../components/lazy/lazy-boundary.tsx'
import { lazyWords, words } from '../words.ts'

const loadFrame = () => import('./assistant-frame.tsx')

/** The farm assistant's frame, loaded on demand because few visits open it. */
export function FarmAssistant({ src }: { src: string }) {
  return (
    <LazyBoundary
      load={loadFrame}
      missing={words.dashboard.assistantMissing}
      waiting={<p role="status">{words.application.loading}</p>}
    >
      {({ AssistantFrame }) => <AssistantFrame words={lazyWords.assistantFrame} src={src} />}
    </LazyBoundary>
  )
}
