import { createHmac } from 'node:crypto'
import type { User } from '@smart-farming/contracts/accounts'
import { ACCOUNT_HEADER } from '@smart-farming/contracts/accounts/account-header'
import type { FastifyReply } from 'fastify'
import type { SignedInUser } from '../http/session/session-reader.ts'

/** Sets the account header of the response and returns the user in wire format. */
export type UserPresenter = (user: SignedInUser, reply: FastifyReply) => User

/**
 * Creates the function that marks an account in a response header; phones store responses under the
 * mark. The last secret is the key, because new secrets are put before it. Removing that secret
 * changes every mark: phones refetch their stored responses and delete unsent entries
 * (docs/operating.md).
 * @param secrets session secrets, at least one
 * @returns a function from an account id to its opaque mark
 */
export function createAccountMarker(secrets: readonly string[]): (userId: number) => string {
  const secret = `account ${secrets.at(-1)}`
  return (id) => createHmac('sha256', secret).update(`${id}`).digest('base64url').slice(0, 22)
}

/** @param secrets session secrets, at least one */
export function createUserPresenter(secrets: readonly string[]): UserPresenter {
  const mark = createAccountMarker(secrets)
  return ({ id, username, farmName, location }, reply) => {
    reply.header(ACCOUNT_HEADER, mark(id))
    return { username, farm_name: farmName, location }
  }
}
