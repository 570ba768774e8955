import type { AccountEvent, accountEventKinds } from '@smart-farming/contracts/accounts/my-account'
import { accountEventKinds as kinds } from '@smart-farming/contracts/accounts/my-account'
import { and, desc, eq, getTableColumns, lte, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { CleanUp } from '../../db/clean-up.ts'
import type { Database, Orm } from '../../db/database.ts'
import { deleteSome } from '../../db/delete-some.ts'
import { accountEvents } from '../../db/schema.ts'
import { networkOf } from '../../http/limits/networks.ts'
import { deviceFrom, deviceOf, deviceText } from '../../http/session/device.ts'

export type AccountEventKind = (typeof accountEventKinds)[number]

/**
 * The newest so many of each kind are kept of an account: one a day, and some. A script can log in, or make codes,
 * thousands of times a day; what it did once must not go under in that, nor the table grow by it.
 */
const MOST_OF_KIND = 100

/** How many of those that are too many go at a time: no more than the deadline of a statement allows. */
const GO_AT_ONCE = 1_000

/** Notes what happened to an account, where its farmer will see it. Without a request it was the operator's doing. */
export async function noteEvent(
  orm: Pick<Orm, 'insert' | 'delete'>,
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
  await orm.delete(accountEvents).where(
    sql`${accountEvents.id} = any(array(
      select id from ${accountEvents} where user_id = ${userId} and kind = ${kind}
      order by at desc, id desc offset ${MOST_OF_KIND} limit ${GO_AT_ONCE} for update skip locked))`,
  )
}

/** What happened to an account in the last 90 days, the newest first: of each kind as much as is kept. */
export async function eventsOf(database: Database, userId: number): Promise<AccountEvent[]> {
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
      .where(lte(placed.place, MOST_OF_KIND))
      .orderBy(desc(placed.at), desc(placed.id))
  })
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
