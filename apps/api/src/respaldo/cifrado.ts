import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { Duplex } from 'node:stream'
import { interpolar, textos } from '@apremia/core'
import { RespaldoRechazado } from './respaldo-rechazado.ts'

/**
 * An encrypted file has a header (`MARCA_DE_CIFRADO` and a salt) and a sequence of pieces, each encrypted with
 * AES-256-GCM. The nonce has the number of the piece and whether the piece is the last. So a cut, repeated or reordered
 * file does not decrypt.
 */
const MARCA_DE_CIFRADO = Buffer.from('APREMIA1')
const SAL = 32
const CABEZA = MARCA_DE_CIFRADO.length + SAL
const PARTE = 64 * 1024
const SELLO = 16

/** The key of a file depends on its path, so that one encrypted file cannot replace another. */
const keyOf = (clave: Buffer, sal: Buffer, camino: string): Buffer =>
  Buffer.from(hkdfSync('sha256', clave, sal, camino, 32))

const nonceOf = (numero: number, ultima: boolean): Buffer => {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt8(ultima ? 1 : 0, 0)
  nonce.writeUIntBE(numero, 6, 6)
  return nonce
}

type Bytes = AsyncIterable<Buffer>

interface Parte {
  readonly bytes: Buffer
  readonly nonce: Buffer
}

/** Cuts a stream into pieces of `size` bytes. The last piece may be shorter, or empty. */
async function* cutPartes(origen: Bytes, size: number): AsyncGenerator<Parte> {
  let pendiente: Buffer = Buffer.alloc(0)
  let numero = 0
  for await (const llegado of origen) {
    pendiente = Buffer.concat([pendiente, llegado])
    // The last piece of a file has a different nonce. A complete piece may be the last one, so it is encrypted only
    // after more bytes arrive.
    while (pendiente.length > size) {
      yield { bytes: pendiente.subarray(0, size), nonce: nonceOf(numero, false) }
      pendiente = pendiente.subarray(size)
      numero += 1
    }
  }
  yield { bytes: pendiente, nonce: nonceOf(numero, true) }
}

export const cifrar = (clave: Buffer, camino: string): Duplex =>
  Duplex.from(async function* (origen: Bytes) {
    const sal = randomBytes(SAL)
    const propia = keyOf(clave, sal, camino)
    yield Buffer.concat([MARCA_DE_CIFRADO, sal])
    for await (const { bytes, nonce } of cutPartes(origen, PARTE)) {
      const cipher = createCipheriv('aes-256-gcm', propia, nonce)
      yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
    }
  })

/** Reads the header of an encrypted file. `resto` has the bytes that came after the header in the same chunk. */
const readCabeza = async (origen: AsyncIterator<Buffer>) => {
  let leido: Buffer = Buffer.alloc(0)
  while (leido.length < CABEZA) {
    const { value, done } = await origen.next()
    if (done) break
    leido = Buffer.concat([leido, value])
  }
  return { cabeza: leido.subarray(0, CABEZA), resto: leido.subarray(CABEZA) }
}

async function* startWith(primero: Buffer, origen: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield primero
  for (;;) {
    const { value, done } = await origen.next()
    if (done) return
    yield value
  }
}

const decrypt = (propia: Buffer, { bytes, nonce }: Parte): Buffer | undefined => {
  if (bytes.length < SELLO) return undefined
  const decipher = createDecipheriv('aes-256-gcm', propia, nonce)
  decipher.setAuthTag(bytes.subarray(bytes.length - SELLO))
  try {
    return Buffer.concat([
      decipher.update(bytes.subarray(0, bytes.length - SELLO)),
      decipher.final(),
    ])
  } catch {
    return undefined
  }
}

/**
 * Creates a stream that decrypts a file of a backup. The stream fails with RespaldoRechazado when a byte of the file
 * changed or is missing.
 */
export const descifrar = (clave: Buffer, camino: string): Duplex =>
  Duplex.from(async function* (origen: Bytes) {
    const refuse = () => new RespaldoRechazado(interpolar(textos.respaldo.noDescifra, { camino }))
    const iterador = origen[Symbol.asyncIterator]()
    const { cabeza, resto } = await readCabeza(iterador)
    if (!cabeza.subarray(0, MARCA_DE_CIFRADO.length).equals(MARCA_DE_CIFRADO)) throw refuse()
    const propia = keyOf(clave, cabeza.subarray(MARCA_DE_CIFRADO.length), camino)
    for await (const parte of cutPartes(startWith(resto, iterador), PARTE + SELLO)) {
      const claro = decrypt(propia, parte)
      if (claro === undefined) throw refuse()
      yield claro
    }
  })
