import { relative } from 'node:path'
import type { Plugin } from 'vite'

const DASHBOARD = 'src/routes/_signed-in.dashboard.tsx?tsr-split=component'

/** Style sheets that each page script may need before the dashboard opens, in import order. */
export type ReachableStyles = Readonly<Record<string, readonly string[]>>

/** Path from the root of the build. */
export const REACHABLE_STYLES_FILE = '.vite/reachable-styles.json'

interface ImportingModule {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}

export function writeReachableStyles(): Plugin {
  let root = ''
  return {
    name: 'reachable-styles',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    configResolved: (config) => {
      root = config.root
    },
    generateBundle(_, bundle) {
      const keyOf = (id: string) => relative(root, id).replaceAll('\\', '/')
      const styles: Record<string, readonly string[]> = {}
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.isEntry || chunk.facadeModuleId === null) continue
        const reached = reachableModules(chunk.facadeModuleId, (id) =>
          keyOf(id) === DASHBOARD ? null : this.getModuleInfo(id),
        )
        styles[keyOf(chunk.facadeModuleId)] = reached.map(keyOf).filter((key) => key.endsWith('.css'))
      }
      this.emitFile({ type: 'asset', fileName: REACHABLE_STYLES_FILE, source: JSON.stringify(styles) })
    },
  }
}

/**
 * Lists the modules reachable from an entry. Static imports precede their importer. Dynamic imports
 * are last.
 *
 * @param look returns a module's imports, or null for a module to skip
 */
export function reachableModules(entry: string, look: (id: string) => ImportingModule | null): string[] {
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
