import { randomBytes } from 'node:crypto'
import { Signer } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readOwnCookie } from '../../http/session/own-cookie.ts'

interface Owner {
  readonly id: number
  readonly passwordHash: string
}

/** One year; renewed by every login. */
const MAX_AGE_S = 365 * 24 * 60 * 60

/**
 * Cookie that marks a device on which a user has logged in (OWASP, "Slow down online guessing
 * attacks with device cookies"). Attempts from such a device are counted separately, so a stranger
 * who uses up the attempts for a name does not lock out its owner. The cookie does not log anyone
 * in, and it survives logout. Its signature also covers the password hash, so a password change
 * invalidates the cookie.
 */
export class DeviceCookie {
  readonly #name: string
  readonly #secure: boolean
  readonly #signer: Signer

  /**
   * @param secrets session secrets; a prefix keeps signatures for other purposes from being valid
   * here
   */
  constructor(secrets: readonly string[], secure: boolean) {
    this.#name = secure ? '__Host-dev' : 'dev'
    this.#secure = secure
    this.#signer = new Signer(secrets.map((secret) => `device ${secret}`))
  }

  /** Device id, if this user has logged in on the device with the current password. */
  read(request: FastifyRequest, user: Owner | undefined): string | undefined {
    const [owner, device, signature] = readOwnCookie(request.headers.cookie, this.#name)?.split('.') ?? []
    if (user === undefined || device === undefined || owner !== String(user.id)) return undefined
    return this.#signer.unsign(`${signedText(user, device)}.${signature}`).valid ? device : undefined
  }

  /** Marks the device as this user's. `device` is the device's existing id, if it has one. */
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
