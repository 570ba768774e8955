import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { PasskeyAssertion, PasskeyRegistration } from '@smart-farming/contracts/accounts/passkeys'
import { forgeCertificateChain } from './key-attestation.ts'

/** False statements by an authenticator and its browser. */
interface Lies {
  challenge?: string
  origin?: string
  /** Id of the relying party. */
  site?: string
  /** Signs with another key. */
  forged?: boolean
  /** No user touched the authenticator. */
  absent?: boolean
  /** Sends an unrequested attestation of its maker, with certificates that name this URL. */
  attestedAt?: string
  /** Attests itself with its own key, which is honest but unusual. */
  attestsItself?: boolean
}

export interface Authenticator {
  readonly credentialId: string
  /** Signature count of this copy. 0 if the authenticator does not count. */
  counter: number
  make(options: Record<string, unknown>, lies?: Lies): PasskeyRegistration
  use(options: Record<string, unknown>, lies?: Lies): PasskeyAssertion
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64url = (data: Buffer) => data.toString('base64url')
const newKeys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' })

/**
 * An authenticator with one ES256 key, together with its browser (WebAuthn level 3, sections 5.8.1,
 * 6.1 and 6.5.1).
 * @param origin of the page that uses it
 */
export function createSoftAuthenticator(origin = 'http://localhost'): Authenticator {
  const keys = newKeys()
  const id = randomBytes(32)
  const { hostname } = new URL(origin)
  const clientData = (type: string, options: Record<string, unknown>, lies: Lies) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: lies.challenge ?? options.challenge,
        origin: lies.origin ?? origin,
        crossOrigin: false,
      }),
    )
  const head = (flags: number, counter: number, { site = hostname, absent = false }: Lies) => {
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(counter)
    // Bit 0: user present. Bit 2: user verified.
    return Buffer.concat([sha256(site), Buffer.from([flags | (absent ? 0 : 0x05)]), counted])
  }
  const credential = { id: base64url(id), rawId: base64url(id), type: 'public-key' as const }
  return {
    credentialId: credential.id,
    counter: 1,
    make(options, lies = {}) {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      // Bit 6: a credential follows.
      const data = Buffer.concat([
        head(0x40, this.counter, lies),
        Buffer.alloc(16),
        length,
        id,
        coseKey(keys.publicKey.export({ format: 'jwk' })),
      ])
      const client = clientData('webauthn.create', options, lies)
      const statement = () => sign('sha256', Buffer.concat([data, sha256(client)]), keys.privateKey)
      const attested =
        lies.attestedAt !== undefined
          ? [
              textCbor('android-key'),
              statementCbor(statement(), forgeCertificateChain(keys.publicKey, client, lies.attestedAt)),
            ]
          : lies.attestsItself
            ? [textCbor('packed'), statementCbor(statement())]
            : [textCbor('none'), textCbor('attStmt'), Buffer.from([0xa0])]
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(client),
          attestationObject: base64url(
            Buffer.concat([
              ...[Buffer.from([0xa3]), textCbor('fmt'), ...attested],
              ...[textCbor('authData'), bytesCbor(data)],
            ]),
          ),
          transports: ['internal'],
        },
      }
    },
    use(options, lies = {}) {
      if (this.counter > 0) this.counter += 1
      const client = clientData('webauthn.get', options, lies)
      const data = head(0, this.counter, lies)
      const { privateKey } = lies.forged ? newKeys() : keys
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
        },
      }
    },
  }
}

// The part of CBOR (RFC 8949) that an attestation needs.
const textCbor = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])

function bytesCbor(bytes: Buffer): Buffer {
  const [byte, twoBytes] = [0x58, 0x59]
  const length =
    bytes.length < 256
      ? Buffer.from([byte, bytes.length])
      : Buffer.from([twoBytes, bytes.length >> 8, bytes.length & 255])
  return Buffer.concat([length, bytes])
}

/** Attestation statement: algorithm ES256, a signature, and optionally a certificate chain. */
const statementCbor = (signature: Buffer, chain?: readonly Buffer[]) =>
  Buffer.concat([
    ...[textCbor('attStmt'), Buffer.from([chain ? 0xa3 : 0xa2])],
    ...[textCbor('alg'), Buffer.from([0x26]), textCbor('sig'), bytesCbor(signature)],
    ...(chain ? [textCbor('x5c'), Buffer.from([0x80 + chain.length]), ...chain.map(bytesCbor)] : []),
  ])

/** COSE key (RFC 9053, section 7.1): type EC2, algorithm -7, curve P-256, and the point. */
function coseKey({ x = '', y = '' }: { x?: string; y?: string }): Buffer {
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytesCbor(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    bytesCbor(Buffer.from(y, 'base64url')),
  ])
}
