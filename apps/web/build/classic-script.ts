import { join, relative } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

const root = join(import.meta.dirname, '..')

/**
 * Bundles a classic script with its imports. Used for scripts inlined into pages, and for service workers, because
 * Firefox and older Safari do not support modules there.
 *
 * @param entry path from the root of this workspace
 * @param addressOf returns the URL of the built file of a module loaded by `import()`, given its path from the same
 * root
 */
export async function bundleClassicScript(
  entry: string,
  addressOf?: (module: string) => string,
): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: addressOf ? [partsOfTheBuild(addressOf)] : [],
    build: {
      write: false,
      copyPublicDir: false,
      lib: { entry: join(root, entry), formats: ['iife'], name: 'script' },
    },
  })
  const [
    {
      output: [{ code }],
    },
  ] = made as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput]
  return code
}

/** Dynamic imports resolve to the files of the application's own build. */
const partsOfTheBuild = (addressOf: (module: string) => string): Plugin => ({
  name: 'parts-of-the-build',
  async resolveDynamicImport(source, importer) {
    if (typeof source !== 'string') return undefined
    const found = await this.resolve(source, importer)
    return found && { id: addressOf(relative(root, found.id)), external: 'absolute' }
  },
})
