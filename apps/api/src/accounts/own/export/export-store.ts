import { asc, desc, eq } from 'drizzle-orm'
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

/** Every row that is kept of an account, without hashes and keys. */
export async function everythingOf(database: Database, userId: number) {
  return database.run((orm) =>
    orm.transaction(
      async (snapshot) => {
        const [account] = await snapshot
          .select({
            username: users.username,
            farmName: users.farmName,
            location: users.location,
            homeCountry: users.homeCountry,
            recoveryCodeMadeAt: users.recoveryMadeAt,
            deleteAt: users.deleteAt,
            createdAt: users.createdAt,
          })
          .from(users)
          .where(eq(users.id, userId))
        const places = await snapshot
          .select({
            name: farmPlaces.name,
            state: farmPlaces.state,
            country: farmPlaces.country,
            lat: farmPlaces.lat,
            lon: farmPlaces.lon,
            zone: farmPlaces.zone,
            elevationM: farmPlaces.elevationM,
            createdAt: farmPlaces.createdAt,
          })
          .from(farmPlaces)
          .where(eq(farmPlaces.userId, userId))
          .orderBy(asc(farmPlaces.id))
        const [settings] = await snapshot
          .select({ settings: farmSettings.settings, changedAt: farmSettings.changedAt })
          .from(farmSettings)
          .where(eq(farmSettings.userId, userId))
        const signedIn = await snapshot
          .select({
            device: sessions.device,
            createdAt: sessions.createdAt,
            lastSeenAt: sessions.lastSeenAt,
            endedAt: sessions.revokedAt,
          })
          .from(sessions)
          .where(eq(sessions.userId, userId))
          .orderBy(desc(sessions.createdAt))
        const events = await snapshot
          .select({
            at: accountEvents.at,
            kind: accountEvents.kind,
            device: accountEvents.device,
            network: accountEvents.network,
          })
          .from(accountEvents)
          .where(eq(accountEvents.userId, userId))
          .orderBy(desc(accountEvents.at))
        const messages = await snapshot
          .select({
            createdAt: contactMessages.createdAt,
            name: contactMessages.name,
            replyTo: contactMessages.replyTo,
            message: contactMessages.message,
          })
          .from(contactMessages)
          .where(eq(contactMessages.userId, userId))
          .orderBy(asc(contactMessages.id))
        const model = await snapshot
          .select({ day: chatSpending.day, tokens: chatSpending.tokens })
          .from(chatSpending)
          .where(eq(chatSpending.bucket, `user:${userId}`))
          .orderBy(asc(chatSpending.day))
        const keys = await snapshot
          .select({ name: passkeys.name, createdAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt })
          .from(passkeys)
          .where(eq(passkeys.userId, userId))
          .orderBy(asc(passkeys.createdAt))
        const networks = await snapshot
          .select({ network: userNetworks.network, seenAt: userNetworks.seenAt })
          .from(userNetworks)
          .where(eq(userNetworks.userId, userId))
          .orderBy(desc(userNetworks.seenAt))
        return {
          account,
          places,
          settings,
          sessions: signedIn,
          networks,
          passkeys: keys,
          events,
          messages,
          model,
        }
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    ),
  )
}

export type Everything = Awaited<ReturnType<typeof everythingOf>>
