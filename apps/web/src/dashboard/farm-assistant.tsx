import { Part } from '../components/part/part.tsx'

const loadFrame = () => import('../components/frame.tsx')

/** The farm assistant's page in its frame, which few visits ask for: it is fetched when they do. */
export function FarmAssistant({ src }: { src: string }) {
  return (
    <Part load={loadFrame} name="The farm assistant" waiting={<p role="status">Loading...</p>}>
      {({ Frame }) => <Frame title="farm assistant" src={src} />}
    </Part>
  )
}
