import { type ReactNode, useState } from 'react'
import '../link-button.css'
import { words } from '../../words.ts'
import { usePart } from './use-loaded.ts'

interface PartProps<Module extends object> {
  /** An `import()` in a function that stays the same; undefined until the part is wanted. */
  load: (() => Promise<Module>) | undefined
  /** What is said when it did not come. Without it a failure is silent: nobody asked for the part. */
  missing?: string
  /** What stands in its place while it is on its way. */
  waiting?: ReactNode
  children: (module: Module) => ReactNode
}

/**
 * A part of the page that is fetched when it is wanted. It says when it did not come, and comes when the network is
 * back or the farmer tries again.
 */
export function Part<Module extends object>({ load, missing, waiting, children }: PartProps<Module>) {
  const { part, tryAgain } = usePart(load)
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
