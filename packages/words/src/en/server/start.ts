interface Place {
  host: string
  port: number
}

const at = ({ host, port }: Place) => `${host} port ${port}`

const owned = (folder: string) =>
  `Run this as the user that owns it, or stop the product and give the folder to this user: sudo chown -R "$(id -un)" "${folder}"`

/** Start-up messages: success, or the reason for a failure and what to check. */
export const start = {
  ready: ({ address }: { address: string }) => `Smart Farming is ready at ${address}`,
  failed: ({ why }: { why: string }) => `Smart Farming could not start: ${why}`,
  portTaken: (place: Place) =>
    `Another program is using ${at(place)}. Stop it, or choose another port with PORT.`,
  portForbidden: (place: Place) =>
    `This user is not allowed to listen on ${at(place)}. Choose a port of 1024 or more with PORT.`,
  cannotListen: ({ code, ...place }: Place & { code: string }) =>
    `Cannot listen on ${at(place)} (${code}). Check HOST and PORT.`,
  databaseSilent: ({ code }: { code: string }) =>
    `The database is not responding (${code}). Check DATABASE_URL, and that PostgreSQL is running.`,
  databaseRefused: ({ state, said }: { state: string; said: string }) =>
    `The database refused (${state}: ${said}). Check DATABASE_URL.`,
  /** Failures that start-up detects itself, by code. */
  refusals: {
    lock_held: ({ holder, path }: { holder: string; path: string }) =>
      `Process ${holder} is still using ${path}`,
    disk_full: ({ path }: { path: string }) =>
      `The disk that holds ${path} is full. Free some space, then try again.`,
    unreadable: ({ path, folder }: { path: string; folder: string }) =>
      `${path} cannot be read by this user. ${owned(folder)}`,
    unwritable: ({ folder }: { folder: string }) =>
      `${folder} cannot be written by this user. ${owned(folder)}`,
    /** Versions look like `2026-11-24 09:29`. */
    later_database: ({ database, product }: { database: string; product: string }) =>
      `The database is at version ${database}, and this product supports versions up to ${product}. ` +
      'Start the version that used it last, or restore a backup of this version into an empty database.',
    superuser: ({ name }: { name: string }) => `"${name}" is a superuser. Use another role.`,
    no_secret: ({ path }: { path: string }) =>
      `${path} contains no secret. Restore it, or delete it; everybody then has to log in again.`,
    no_postgres: ({ name }: { name: string }) =>
      `There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL.`,
    no_user:
      'PostgreSQL does not run as root, and no user could be created for it. Start as an ordinary user, or set DATABASE_URL.',
    user_lost: 'The new user "postgres" cannot be found.',
    did_not_start: ({ log }: { log: string }) => `The embedded PostgreSQL did not start.\n${log}`,
    access_lost: ({ cluster }: { cluster: string }) =>
      `There is a database in ${cluster}, but its postgres.json is missing. Restore the data directory.`,
    database_gone: ({ dataDir, cluster }: { dataDir: string; cluster: string }) =>
      `The database of ${dataDir} is gone; it was in ${cluster}. Restore it, or delete ${dataDir} to start afresh.`,
    copied: ({ dataDir, owner, cluster, link }: Record<'dataDir' | 'owner' | 'cluster' | 'link', string>) =>
      `${dataDir} is a copy, and its database still belongs to ${owner}. Stop the product there, and copy the database as well: ` +
      `cp -a ${cluster} ${cluster}-copy && ln -sfn ${cluster}-copy ${link}`,
  },
}
