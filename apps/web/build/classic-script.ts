import { join, relative } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

const root = join(import.meta.dirname, '..')

/**
 * The text of one classic script with all that it imports: for a page to carry in itself, and for service workers,
 * because Firefox and older Safari know no modules there.
 *
 * @param entry by its path from the root of this workspace
 * @param addressOf where the built file of a module is that it fetches by `import()`, by its path from the same root
 */
export async function classicScript(entry: string, addressOf?: (module: string) => string): Promise<string> {
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

/** What is fetched later is the file that the application's own build has made of it. */
const partsOfTheBuild = (addressOf: (module: string) => string): Plugin => ({
  name: 'parts-of-the-build',
  async resolveDynamicImport(source, importer) {
    if (typeof source !== 'string') return undefined
    const found = await this.resolve(source, importer)
    return found && { id: addressOf(relative(root, found.id)), external: 'absolute' }
  },
})
