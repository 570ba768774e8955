import { join, relative } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

const root = join(import.meta.dirname, '..')

/**
 * Bundles a classic script with its imports. Inlined scripts need this, and so do service workers:
 * Firefox and older Safari support no modules there.
 *
 * @param entry path from the workspace root
 * @param addressOf returns the built file's URL for a module loaded by `import()`, given its path
 * from the workspace root
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

const partsOfTheBuild = (addressOf: (module: string) => string): Plugin => ({
  name: 'parts-of-the-build',
  async resolveDynamicImport(source, importer) {
    if (typeof source !== 'string') return undefined
    const found = await this.resolve(source, importer)
    return found && { id: addressOf(relative(root, found.id)), external: 'absolute' }
  },
})
