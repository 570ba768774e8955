import { lstatSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { directoryId } from '../../directory-id.ts'
import { StartRefusal } from '../../process/start-refusal.ts'

/**
 * Refuses a data directory that is a copy. A data directory may hold only a link to its cluster, and then a copy of the
 * directory leads to the same cluster. A linked cluster therefore records its data directory, and accepts another only
 * if the recorded one is gone or leads elsewhere: the directory was moved, or the cluster was copied too.
 * @throws if the data directory is a copy, saying what to do
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
