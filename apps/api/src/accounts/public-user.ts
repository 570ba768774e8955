import { createHmac } from 'node:crypto'
import type { User } from '@smart-farming/contracts/accounts'
import { ACCOUNT_HEADER } from '@smart-farming/contracts/accounts/account-header'
import type { FastifyReply } from 'fastify'
import type { SignedInUser } from '../http/session/session-reader.ts'

/** Sets a header that identifies the account of a response, and returns the user in wire format. */
export type PresentUser = (user: SignedInUser, reply: FastifyReply) => User

/**
 * The specification fixes the fields of a user, so a header carries the key under which a phone stores an account's
 * responses: an opaque mark that cannot be guessed from another. As with names, the last secret is the key, since it is
 * the one that stays while another is put before it. When that secret is removed every mark changes: phones fetch their
 * stored responses again and delete unsent entries (docs/operating.md tells operators).
 * @param secrets the session secrets, at least one
 * @returns the mark of an account, by its id
 */
export function createAccountMarker(secrets: readonly string[]): (userId: number) => string {
  const secret = `account ${secrets.at(-1)}`
  return (id) => createHmac('sha256', secret).update(`${id}`).digest('base64url').slice(0, 22)
}

/** @param secrets the session secrets, at least one */
export function createUserPresenter(secrets: readonly string[]): PresentUser {
  const mark = createAccountMarker(secrets)
  return ({ id, username, farmName, location }, reply) => {
    reply.header(ACCOUNT_HEADER, mark(id))
    return { username, farm_name: farmName, location }
  }
}
