import { useLoaded } from '../components/use-loaded.ts'

const loadFrame = () => import('../components/frame.tsx')

/** The farm assistant's page in its frame, which few visits ask for: it is fetched when they do. */
export function FarmAssistant({ src }: { src: string }) {
  const frame = useLoaded(loadFrame)
  if (frame === 'failed')
    return <p>The farm assistant could not be loaded. It will be tried again when you are back online.</p>
  return frame ? <frame.Frame title="farm assistant" src={src} /> : <p role="status">Loading...</p>
}
