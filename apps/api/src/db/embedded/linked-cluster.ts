import { lstatSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { directoryId } from '../../directory-id.ts'
import { StartRefusal } from '../../process/start-refusal.ts'

/**
 * A data directory may hold only a link to its cluster, and a copy of the directory leads to the same cluster. So a
 * linked cluster records its data directory, and accepts another only when that one is gone or leads elsewhere: it was
 * moved, or the cluster was copied too.
 * @throws when the data directory is a copy, with what to do
 */
export function claimLinkedCluster(cluster: string, dataDir: string): void {
  const link = join(dataDir, 'postgres')
  if (!lstatSync(link).isSymbolicLink()) return
  const record = join(cluster, 'data-directory')
  const owner = read(record)
  if (owner === realpathSync(dataDir)) return
  const isStillOwned = owner !== undefined && directoryId(join(owner, 'postgres')) === directoryId(cluster)
  if (isStillOwned && directoryId(owner) !== directoryId(dataDir))
    throw new StartRefusal({ code: 'copied', dataDir, owner, cluster, link })
  writeFileSync(record, realpathSync(dataDir))
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
