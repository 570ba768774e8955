import { lstatSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { directoryId } from '../../directory-id.ts'
import { StartRefusal } from '../../process/start-refusal.ts'

/**
 * Refuses a copy of a data directory that links to its cluster, because the copy would use the same
 * cluster. A linked cluster records its data directory. It accepts another directory only if the
 * recorded one is gone or links elsewhere, that is, after a move or a full copy.
 * @throws if the data directory is a copy, with instructions
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
