import { createHmac } from 'node:crypto'
import type { User } from '@smart-farming/contracts/accounts'
import { ACCOUNT_HEADER } from '@smart-farming/contracts/accounts/account-header'
import type { FastifyReply } from 'fastify'
import type { SignedInUser } from '../http/session/session-reader.ts'

/** Sets a header that identifies the account of a response, and returns the user in wire format. */
export type PresentUser = (user: SignedInUser, reply: FastifyReply) => User

/**
 * Creates the mark that identifies an account in a response header; a phone stores the account's responses under it. It
 * is a header because the specification fixes the fields of a user. Marks are opaque and cannot be guessed from one
 * another. As with name tags, the last secret is the key, because it stays while a new one is put before it. When that
 * secret is removed, every mark changes: phones fetch their stored responses again and delete unsent entries
 * (docs/operating.md tells operators).
 * @param secrets the session secrets, at least one
 * @returns a function from an account's id to its mark
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
