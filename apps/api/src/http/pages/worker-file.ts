import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Representations } from '../routing/negotiate.ts'
import { commonHeaders } from '../server/headers.ts'

/** The build's folder for the workers and their file list. Not served. */
export const WORKER_FOLDER = 'worker'

type Served = ReadonlyMap<string, Pick<Representations, 'etag'>>

interface WorkerAsked {
  /**
   * Whether to store the application on the phone. If not, the worker removes the files that an
   * earlier worker stored.
   */
  readonly isOn: boolean
  readonly https: boolean
}

/**
 * Builds the service worker `/sw.js` with its list of files and their version. The version is
 * derived from the files as sent, so it changes with the settings.
 * @returns undefined if the build has no service worker
 */
export async function buildServiceWorker(
  root: string,
  files: Served,
  { isOn, https }: WorkerAsked,
): Promise<(Representations & { headers: Record<string, string> }) | undefined> {
  const read = (name: string) => readFile(join(root, WORKER_FOLDER, name), 'utf8').catch(() => undefined)
  const [list, script] = await Promise.all([read('shell.json'), read(isOn ? 'keep.js' : 'remove.js')])
  if (list === undefined || script === undefined) return undefined
  const identity = Buffer.from(isOn ? `const shell=${shell(JSON.parse(list), files)};\n${script}` : script)
  return {
    etag: `W/"${hash([identity])}"`,
    identity,
    brotli: brotliCompressSync(identity),
    gzip: gzipSync(identity),
    headers: {
      ...commonHeaders(https),
      'content-type': 'text/javascript; charset=utf-8',
      // A worker's own policy limits its requests.
      'content-security-policy': "default-src 'none'; connect-src 'self'",
      'cache-control': 'no-cache',
    },
  }
}

function shell(list: readonly string[], files: Served): string {
  const kept = list.filter((path) => files.has(path))
  const version = hash(kept.map((path) => `${path} ${files.get(path)?.etag}\n`))
  return JSON.stringify({ version, files: kept })
}

function hash(parts: readonly (string | Buffer)[]): string {
  const sum = createHash('sha256')
  for (const part of parts) sum.update(part)
  return sum.digest('base64url').slice(0, 22)
}
