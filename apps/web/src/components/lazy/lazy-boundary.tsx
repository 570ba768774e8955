import { type ReactNode, useState } from 'react'
import '../link-button.css'
import { words } from '../../words.ts'
import { useRetryableModule } from './use-lazy-module.ts'

interface PartProps<Module extends object> {
  /** An `import()` in a stable function; undefined until the module is needed. */
  load: (() => Promise<Module>) | undefined
  /** Message for a failed load. Without it a failure is silent, for content that the farmer did not request. */
  missing?: string
  /** Placeholder while loading. */
  waiting?: ReactNode
  children: (module: Module) => ReactNode
}

/**
 * A part of the page that is loaded on demand. It reports a failure, and retries when the network is back or the farmer
 * asks.
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
