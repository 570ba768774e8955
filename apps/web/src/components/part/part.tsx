import type { ReactNode } from 'react'
import { words } from '../../words.ts'
import { useLoaded } from './use-loaded.ts'

interface PartProps<Module extends object> {
  /** An `import()` in a function that stays the same; undefined until the part is wanted. */
  load: (() => Promise<Module>) | undefined
  /** What did not come, as the beginning of a sentence. Without it a failure is silent: nobody asked for the part. */
  name?: string
  /** What stands in its place while it is on its way. */
  waiting?: ReactNode
  children: (module: Module) => ReactNode
}

/**
 * A part of the page that is fetched when it is wanted; it says when it did not come, and comes when the network is
 * back.
 */
export function Part<Module extends object>({ load, name, waiting, children }: PartProps<Module>) {
  const module = useLoaded(load)
  if (module === 'failed') return name && <p>{words.application.partMissing({ name })}</p>
  return module ? children(module) : load && waiting
}
