import { createSign, generateKeyPairSync, webcrypto } from 'node:crypto'

const der = (tag: number, ...content: readonly Uint8Array[]): Buffer => {
  const body = Buffer.concat(content)
  const size = body.length
  const length = size < 0x80 ? [size] : size < 0x100 ? [0x81, size] : [0x82, size >> 8, size & 0xff]
  return Buffer.concat([Buffer.from([tag, ...length]), body])
}
const sequence = (...content: readonly Uint8Array[]) => der(0x30, ...content)
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const utcTime = (text: string) => der(0x17, Buffer.from(text))

/** Object identifiers of a certificate: the algorithm RSA with SHA-256, and the field 'common name'. */
const SHA256_WITH_RSA = sequence(oid('2a864886f70d01010b'), der(0x05))
const COMMON_NAME = oid('550403')

export interface SelfSigned {
  readonly certificate: Uint8Array<ArrayBuffer>
  readonly privateKey: webcrypto.CryptoKey
}

export const makeSelfSigned = async (name: string): Promise<SelfSigned> => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const who = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from(name)))))
  const toSign = sequence(
    der(0x02, Buffer.from([1])),
    SHA256_WITH_RSA,
    who,
    sequence(utcTime('260101000000Z'), utcTime('460101000000Z')),
    who,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = createSign('sha256').update(toSign).sign(privateKey)
  const pkcs8 = privateKey.export({ type: 'pkcs8', format: 'der' })
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
  return {
    certificate: new Uint8Array(
      sequence(toSign, SHA256_WITH_RSA, der(0x03, Buffer.from([0]), signature)),
    ),
    privateKey: await webcrypto.subtle.importKey('pkcs8', pkcs8, algorithm, true, ['sign']),
  }
}
