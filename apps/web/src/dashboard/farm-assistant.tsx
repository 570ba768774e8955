import { Part } from '../components/part/part.tsx'
import { partWords, words } from '../words.ts'

const loadFrame = () => import('./assistant-frame.tsx')

/** The farm assistant's frame, loaded on demand because few visits open it. */
export function FarmAssistant({ src }: { src: string }) {
  return (
    <Part
      load={loadFrame}
      missing={words.dashboard.assistantMissing}
      waiting={<p role="status">{words.application.loading}</p>}
    >
      {({ AssistantFrame }) => <AssistantFrame words={partWords.assistantFrame} src={src} />}
    </Part>
  )
}
