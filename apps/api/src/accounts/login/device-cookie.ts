import { randomBytes } from 'node:crypto'
import { Signer } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ownCookie } from '../../http/session/own-cookie.ts'

/** A year, in seconds: renewed by every log-in. */
const MAX_AGE_S = 365 * 24 * 60 * 60

/**
 * Remembers on the device that a user has logged in there (OWASP, "Slow down online guessing attacks with device
 * cookies"). Tries from such a device are counted by themselves, so a stranger who uses up the tries for a name does
 * not lock its owner out. It lets nobody in, and log-out leaves it in place.
 */
export class DeviceCookie {
  readonly #name: string
  readonly #secure: boolean
  readonly #signer: Signer

  /** @param secrets the session secrets; a prefix keeps a value signed for one purpose from passing for another */
  constructor(secrets: readonly string[], secure: boolean) {
    this.#name = secure ? '__Host-dev' : 'dev'
    this.#secure = secure
    this.#signer = new Signer(secrets.map((secret) => `device ${secret}`))
  }

  /** The id of the device, if it is known to be this user's. */
  read(request: FastifyRequest, userId: number | undefined): string | undefined {
    const { valid, value } = this.#signer.unsign(ownCookie(request.headers.cookie, this.#name) ?? '')
    const [owner, device] = valid ? value.split('.') : []
    return userId !== undefined && owner === String(userId) ? device : undefined
  }

  /** Makes the device known as this user's; under its old id, if it was already. */
  write(reply: FastifyReply, userId: number, device = randomBytes(16).toString('base64url')): void {
    reply.setCookie(this.#name, this.#signer.sign(`${userId}.${device}`), {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.#secure,
      maxAge: MAX_AGE_S,
    })
  }
}
