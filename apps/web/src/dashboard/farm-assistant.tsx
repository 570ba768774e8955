import { Part } from '../components/part/part.tsx'
import { words } from '../words.ts'

const loadFrame = () => import('../components/frame.tsx')

/** The farm assistant's page in its frame, which few visits ask for: it is fetched when they do. */
export function FarmAssistant({ src }: { src: string }) {
  const { theAssistant, frame, loading } = words.farmAssistant
  return (
    <Part load={loadFrame} name={theAssistant} waiting={<p role="status">{loading}</p>}>
      {({ Frame }) => <Frame title={frame} src={src} />}
    </Part>
  )
}
