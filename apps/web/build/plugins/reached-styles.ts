import { relative } from 'node:path'
import type { Plugin } from 'vite'

/** The dashboard's own screen: most of the style is for it, and only its page carries all of it. */
const DASHBOARD = 'src/routes/_signed-in.dashboard.tsx?tsr-split=component'

/** Of each script of a page, the style sheets that it may need before the dashboard opens, in the order of imports. */
export type ReachedStyles = Readonly<Record<string, readonly string[]>>

/** Where the build leaves them, from the root of the build. */
export const REACHED_STYLES = '.vite/reached-styles.json'

interface ImportingModule {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}

/** Writes `REACHED_STYLES` beside Vite's manifest. */
export function reachedStyles(): Plugin {
  let root = ''
  return {
    name: 'reached-styles',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved: (config) => {
      root = config.root
    },
    generateBundle(_, bundle) {
      const keyOf = (id: string) => relative(root, id).replaceAll('\\', '/')
      const styles: Record<string, readonly string[]> = {}
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.isEntry || chunk.facadeModuleId === null) continue
        const reached = reachedFrom(chunk.facadeModuleId, (id) =>
          keyOf(id) === DASHBOARD ? null : this.getModuleInfo(id),
        )
        styles[keyOf(chunk.facadeModuleId)] = reached.map(keyOf).filter((key) => key.endsWith('.css'))
      }
      this.emitFile({ type: 'asset', fileName: REACHED_STYLES, source: JSON.stringify(styles) })
    },
  }
}

/**
 * The modules that can be reached from one, each after those that it imports; those that are imported later come last.
 *
 * @param look what a module imports; null where the search ends
 */
export function reachedFrom(entry: string, look: (id: string) => ImportingModule | null): string[] {
  const reached = new Set<string>()
  const seen = new Set<string>()
  const later = [entry]
  const visit = (id: string) => {
    if (seen.has(id)) return
    seen.add(id)
    const module = look(id)
    if (module === null) return
    for (const imported of module.importedIds) visit(imported)
    reached.add(id)
    later.push(...module.dynamicallyImportedIds)
  }
  for (const id of later) visit(id)
  return [...reached]
}
