import { type ReactNode, useState } from 'react'
import '../link-button.css'
import { words } from '../../words.ts'
import { useRetryableModule } from './use-lazy-module.ts'

interface PartProps<Module extends object> {
  load: (() => Promise<Module>) | undefined
  /**
   * Message after a failed load. Content that the farmer did not request fails silently, without a
   * message.
   */
  missing?: string
  waiting?: ReactNode
  children: (module: Module) => ReactNode
}

/**
 * A part of the page loaded on demand. A failed load shows a message and is retried when the
 * network is back or the farmer taps.
 */
export function LazyBoundary<Module extends object>({ load, missing, waiting, children }: PartProps<Module>) {
  const { part, tryAgain } = useRetryableModule(load)
  const [isTrying, setTrying] = useState(false)
  if (part !== 'failed') return part ? children(part) : load && waiting
  const { again, loading } = words.application
  const press = async () => {
    setTrying(true)
    await tryAgain()
    setTrying(false)
  }
  return (
    missing && (
      <p role="status">
        {missing}{' '}
        <button className="link-button" type="button" onClick={press}>
          {isTrying ? loading : again}
        </button>
      </p>
    )
  )
}
