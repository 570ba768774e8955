import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the built server and commands. */
    bundle: string
  }
}

const api = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * Bundles the server and its commands once per project, because starting them from source takes
 * three times the CPU time. Does not write to `dist`, which other tools may be reading.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(api, '.bundle-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    await promisify(execFile)(process.execPath, ['scripts/bundle.mjs', folder], { cwd: api })
  } catch (error) {
    await remove()
    throw error
  }
  project.provide('bundle', folder)
  return remove
}
