import { randomBytes } from 'node:crypto'
import { Signer } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readOwnCookie } from '../../http/session/own-cookie.ts'

/** Owner of a device, with the hash of the password used on it. */
interface Owner {
  readonly id: number
  readonly passwordHash: string
}

/** One year, in seconds; renewed by every login. */
const MAX_AGE_S = 365 * 24 * 60 * 60

/**
 * Remembers on the device that a user has logged in there (OWASP, "Slow down online guessing attacks with device
 * cookies"). Attempts from such a device are counted separately, so a stranger who uses up the attempts for a name does
 * not lock its owner out. The cookie lets nobody in and survives logout. It expires when the password changes: the
 * signature also covers the password's hash, which the cookie does not contain.
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

  /** The device id, if the device is known as this user's under the current password. */
  read(request: FastifyRequest, user: Owner | undefined): string | undefined {
    const [owner, device, signature] = readOwnCookie(request.headers.cookie, this.#name)?.split('.') ?? []
    if (user === undefined || device === undefined || owner !== String(user.id)) return undefined
    return this.#signer.unsign(`${signedText(user, device)}.${signature}`).valid ? device : undefined
  }

  /** Marks the device as this user's, under its existing id if it has one. */
  write(reply: FastifyReply, user: Owner, device = randomBytes(16).toString('base64url')): void {
    const signed = this.#signer.sign(signedText(user, device))
    const signature = signed.slice(signed.lastIndexOf('.') + 1)
    reply.setCookie(this.#name, `${user.id}.${device}.${signature}`, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.#secure,
      maxAge: MAX_AGE_S,
    })
  }
}

function signedText({ id, passwordHash }: Owner, device: string): string {
  return `${id}.${device} ${passwordHash}`
}
