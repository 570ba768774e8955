import type { AccountEvent, accountEventKinds } from '@smart-farming/contracts/accounts/my-account'
import { accountEventKinds as kinds } from '@smart-farming/contracts/accounts/my-account'
import { and, desc, eq, getTableColumns, lte, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { CleanupJob } from '../../db/cleanup.ts'
import type { Database, Orm } from '../../db/database.ts'
import { deleteExpired } from '../../db/delete-expired.ts'
import { accountEvents } from '../../db/schema.ts'
import { networkFor } from '../../http/limits/networks.ts'
import { formatDevice, parseDevice, parseUserAgent } from '../../http/session/device.ts'

export type AccountEventKind = (typeof accountEventKinds)[number]

/** About one event a day for 90 days. A script must not hide other kinds or fill the table. */
const MAX_OF_KIND = 100

/** Maximum number of surplus events deleted per statement, to meet its deadline. */
const GO_AT_ONCE = 1_000

/** Records an event for the farmer to see. Without a request, the operator caused the event. */
export async function recordAccountEvent(
  orm: Pick<Orm, 'insert' | 'delete'>,
  userId: number,
  kind: AccountEventKind,
  request?: FastifyRequest,
): Promise<void> {
  await orm.insert(accountEvents).values({
    userId,
    kind,
    ...(request && {
      device: formatDevice(parseUserAgent(request.headers['user-agent'])),
      network: networkFor(request.clientAddress),
    }),
  })
  await orm.delete(accountEvents).where(
    sql`${accountEvents.id} = any(array(
      select id from ${accountEvents} where user_id = ${userId} and kind = ${kind}
      order by at desc, id desc offset ${MAX_OF_KIND} limit ${GO_AT_ONCE} for update skip locked))`,
  )
}

/** An account's events of the last 90 days, newest first, at most 100 per kind. */
export async function listAccountEvents(database: Database, userId: number): Promise<AccountEvent[]> {
  const rows = await database.run((orm) => {
    const placed = orm
      .select({
        ...getTableColumns(accountEvents),
        place: sql<number>`row_number() over (
          partition by ${accountEvents.kind} order by ${accountEvents.at} desc, ${accountEvents.id} desc)`.as(
          'place',
        ),
      })
      .from(accountEvents)
      .where(and(eq(accountEvents.userId, userId), sql`${accountEvents.at} > now() - interval '90 days'`))
      .as('placed')
    return orm
      .select()
      .from(placed)
      .where(lte(placed.place, MAX_OF_KIND))
      .orderBy(desc(placed.at), desc(placed.id))
  })
  return rows.flatMap(({ at, kind: text, device, network }) => {
    // Skip kinds that a later version may have written.
    const kind = kinds.find((one) => one === text)
    return kind === undefined
      ? []
      : [{ at: at.toISOString(), kind, device: parseDevice(device), network: network ?? undefined }]
  })
}

/** Deletes events older than 90 days. */
export const deleteExpiredEvents: CleanupJob = (database, most) =>
  deleteExpired(
    database,
    accountEvents,
    accountEvents.at,
    sql`${accountEvents.at} < now() - interval '90 days'`,
    most,
  )
