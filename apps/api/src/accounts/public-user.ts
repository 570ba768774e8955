import { createHmac } from 'node:crypto'
import type { User } from '@smart-farming/contracts/accounts'
import { ACCOUNT_HEADER } from '@smart-farming/contracts/accounts/account-header'
import type { FastifyReply } from 'fastify'
import type { SignedIn } from '../http/session/session-reader.ts'

/** Says in a header which account an answer is of, and gives the user as the wire has it. */
export type TellUser = (user: SignedIn, reply: FastifyReply) => User

/**
 * The fields of a user are the specification's, so what a phone keeps an account's answers under goes in a header: a
 * mark that says nothing elsewhere and is not guessed from another. As for names, the last secret is the key, since it
 * is the one that stays while another is put before it. When it goes every mark changes: phones fetch anew what they
 * keep, and delete what waited there to be sent (docs/operating.md tells operators).
 *
 * @param secrets the session secrets, at least one
 * @returns the mark of an account, by its id
 */
export function accountMarker(secrets: readonly string[]): (userId: number) => string {
  const secret = `account ${secrets.at(-1)}`
  return (id) => createHmac('sha256', secret).update(`${id}`).digest('base64url').slice(0, 22)
}

/** @param secrets the session secrets, at least one */
export function userTeller(secrets: readonly string[]): TellUser {
  const mark = accountMarker(secrets)
  return ({ id, username, farmName, location }, reply) => {
    reply.header(ACCOUNT_HEADER, mark(id))
    return { username, farm_name: farmName, location }
  }
}
