import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

// The parts of DER (X.690) and of certificates (RFC 5280) that a forged attestation needs.

const der = (tag: number, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}
const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
const octets = (content: Buffer) => der(0x04, content)
const integer = (value: number) => der(0x02, Buffer.from([value]))
const level = (value: number) => der(0x0a, Buffer.from([value]))
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const utcTime = (text: string) => der(0x17, Buffer.from(text))

const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'))
const commonName = (name: string) =>
  sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from(name)))))

interface Certified {
  readonly name: string
  readonly key: KeyObject
  readonly by: { readonly name: string; readonly key: KeyObject }
  readonly extensions?: readonly Buffer[]
}

function certificate({ name, key, by, extensions = [] }: Certified, serial: number): Buffer {
  const tbs = sequence(
    der(0xa0, integer(2)),
    integer(serial),
    ecdsaWithSha256,
    commonName(by.name),
    sequence(utcTime('200101000000Z'), utcTime('491231235959Z')),
    commonName(name),
    key.export({ format: 'der', type: 'spki' }),
    ...(extensions.length > 0 ? [der(0xa3, sequence(...extensions))] : []),
  )
  return sequence(tbs, ecdsaWithSha256, der(0x03, Buffer.from([0]), sign('sha256', tbs, by.key)))
}

/** Certificate extension with the URL of a revocation list (RFC 5280, section 4.2.1.13). */
const revocationsAt = (url: string) =>
  sequence(oid('551d1f'), octets(sequence(sequence(der(0xa0, der(0xa0, der(0x86, Buffer.from(url))))))))

/** Key description of the Android key store (Android Key Attestation, KeyDescription). */
const keyDescription = (challenge: Buffer) =>
  sequence(
    oid('2b06010401d679020111'),
    octets(
      sequence(
        ...[integer(3), level(1), integer(4), level(1), octets(challenge), octets(Buffer.alloc(0))],
        ...[sequence(), sequence()],
      ),
    ),
  )

/**
 * Forges the certificate chain of an Android key attestation. Its first certificate names a URL for
 * revocations.
 * @param key public key of the passkey
 * @param clientData signed by the browser
 */
export function forgeCertificateChain(
  key: KeyObject,
  clientData: Buffer,
  revocations: string,
): readonly Buffer[] {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const by = { name: 'Root', key: privateKey }
  const challenge = createHash('sha256').update(clientData).digest()
  const extensions = [keyDescription(challenge), revocationsAt(revocations)]
  return [
    certificate({ name: 'Phone', key, by, extensions }, 2),
    certificate({ name: 'Root', key: publicKey, by }, 1),
  ]
}
