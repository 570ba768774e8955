import type { AccountEvent, accountEventKinds } from '@smart-farming/contracts/accounts/my-account'
import { accountEventKinds as kinds } from '@smart-farming/contracts/accounts/my-account'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { CleanUp } from '../../db/clean-up.ts'
import type { Database, Orm } from '../../db/database.ts'
import { deleteSome } from '../../db/delete-some.ts'
import { accountEvents } from '../../db/schema.ts'
import { networkOf } from '../../http/limits/networks.ts'
import { deviceFrom, deviceOf, deviceText } from '../../http/session/device.ts'

export type AccountEventKind = (typeof accountEventKinds)[number]

/** Notes what happened to an account, where its farmer will see it. Without a request it was the operator's doing. */
export async function noteEvent(
  orm: Pick<Orm, 'insert'>,
  userId: number,
  kind: AccountEventKind,
  request?: FastifyRequest,
): Promise<void> {
  await orm.insert(accountEvents).values({
    userId,
    kind,
    ...(request && {
      device: deviceText(deviceOf(request.headers['user-agent'])),
      network: networkOf(request.clientAddress),
    }),
  })
}

/** The last of what happened to an account, the newest first. */
export async function eventsOf(database: Database, userId: number, most = 200): Promise<AccountEvent[]> {
  const rows = await database.run((orm) =>
    orm
      .select()
      .from(accountEvents)
      .where(and(eq(accountEvents.userId, userId), sql`${accountEvents.at} > now() - interval '90 days'`))
      .orderBy(desc(accountEvents.at), desc(accountEvents.id))
      .limit(most),
  )
  return rows.flatMap(({ at, kind: text, device, network }) => {
    // A later version may have written what this one has no word for.
    const kind = kinds.find((one) => one === text)
    return kind === undefined
      ? []
      : [{ at: at.toISOString(), kind, device: deviceFrom(device), network: network ?? undefined }]
  })
}

/** Removes what happened more than 90 days ago. */
export const forgetOldEvents: CleanUp = (database, most) =>
  deleteSome(
    database,
    accountEvents,
    accountEvents.at,
    sql`${accountEvents.at} < now() - interval '90 days'`,
    most,
  )
