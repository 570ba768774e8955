import { asc, desc, eq, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'
import type { Database } from '../../../db/database.ts'
import { passkeys } from '../../../db/passkey-tables.ts'
import {
  accountEvents,
  chatSpending,
  contactMessages,
  farmPlaces,
  farmSettings,
  sessions,
  userNetworks,
  users,
} from '../../../db/schema.ts'

interface Kept {
  table: PgTable
  /** Exported columns in reading order, without hashes and keys. */
  told: Record<string, PgColumn>
  whose: (userId: number) => SQL
  order: SQL
}

/** All tables with rows of an account, by their name in the export. */
export const exportedTables = {
  account: {
    table: users,
    told: {
      username: users.username,
      farmName: users.farmName,
      location: users.location,
      homeCountry: users.homeCountry,
      recoveryCodeMadeAt: users.recoveryMadeAt,
      deleteAt: users.deleteAt,
      createdAt: users.createdAt,
    },
    whose: (userId) => eq(users.id, userId),
    order: asc(users.id),
  },
  places: {
    table: farmPlaces,
    told: {
      name: farmPlaces.name,
      state: farmPlaces.state,
      country: farmPlaces.country,
      lat: farmPlaces.lat,
      lon: farmPlaces.lon,
      zone: farmPlaces.zone,
      elevationM: farmPlaces.elevationM,
      createdAt: farmPlaces.createdAt,
    },
    whose: (userId) => eq(farmPlaces.userId, userId),
    order: asc(farmPlaces.id),
  },
  settings: {
    table: farmSettings,
    told: { settings: farmSettings.settings, changedAt: farmSettings.changedAt },
    whose: (userId) => eq(farmSettings.userId, userId),
    order: asc(farmSettings.userId),
  },
  sessions: {
    table: sessions,
    told: {
      device: sessions.device,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      endedAt: sessions.revokedAt,
    },
    whose: (userId) => eq(sessions.userId, userId),
    order: desc(sessions.createdAt),
  },
  networks: {
    table: userNetworks,
    told: { network: userNetworks.network, seenAt: userNetworks.seenAt },
    whose: (userId) => eq(userNetworks.userId, userId),
    order: desc(userNetworks.seenAt),
  },
  passkeys: {
    table: passkeys,
    told: { name: passkeys.name, createdAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt },
    whose: (userId) => eq(passkeys.userId, userId),
    order: asc(passkeys.createdAt),
  },
  events: {
    table: accountEvents,
    told: {
      at: accountEvents.at,
      kind: accountEvents.kind,
      device: accountEvents.device,
      network: accountEvents.network,
    },
    whose: (userId) => eq(accountEvents.userId, userId),
    order: desc(accountEvents.at),
  },
  messages: {
    table: contactMessages,
    told: {
      createdAt: contactMessages.createdAt,
      name: contactMessages.name,
      replyTo: contactMessages.replyTo,
      message: contactMessages.message,
    },
    whose: (userId) => eq(contactMessages.userId, userId),
    order: asc(contactMessages.id),
  },
  model: {
    table: chatSpending,
    told: { day: chatSpending.day, tokens: chatSpending.tokens },
    whose: (userId) => eq(chatSpending.bucket, `user:${userId}`),
    order: asc(chatSpending.day),
  },
} as const satisfies Record<string, Kept>

type Rows = {
  [Name in keyof typeof exportedTables]: SelectResultFields<(typeof exportedTables)[Name]['told']>[]
}

export type AccountData = Omit<Rows, 'account' | 'settings'> & {
  account: Rows['account'][number] | undefined
  settings: Rows['settings'][number] | undefined
}

/** Reads all exported data of an account in one consistent snapshot. */
export async function readAccountData(database: Database, userId: number): Promise<AccountData> {
  const rows = await database.run((orm) =>
    orm.transaction(
      async (snapshot) => {
        const read: Record<string, unknown[]> = {}
        for (const [name, { table, told, whose, order }] of Object.entries<Kept>(exportedTables))
          read[name] = await snapshot.select(told).from(table).where(whose(userId)).orderBy(order)
        return read as Rows
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    ),
  )
  return { ...rows, account: rows.account[0], settings: rows.settings[0] }
}
