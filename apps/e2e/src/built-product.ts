import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** The bundle and pages under test, as served by `npm start`. */
export const serverBundle = at('api/dist/server.js')
export const webDist = at('web/dist')

/**
 * Checks that the product is built.
 * @throws Error that names the missing part and the command that builds it
 */
export function assertBuilt(): void {
  const missing = [serverBundle, `${webDist}/index.html`].filter((path) => !existsSync(path))
  if (missing.length === 0) return
  throw new Error(`Not built: ${missing.join(', ')}. Run \`pnpm build\` first.`)
}
