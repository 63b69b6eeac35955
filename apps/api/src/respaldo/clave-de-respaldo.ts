import { createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { interpolar, textos } from '@apremia/core'
import { RespaldoRechazado, SALIDA_DE_RESPALDO } from './respaldo-rechazado.ts'

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt)

/** Length in bytes of a file with a random key. A file of any other length has a passphrase. */
const LARGO = 32
const FRASE_MINIMA = 12

/** Cost of deriving a key from a passphrase: 128 MB of memory and less than a second. */
const COSTO = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 }

export const newSal = (): string => randomBytes(LARGO).toString('base64')

/**
 * Reads the key of the backups from a file with 32 random bytes or with a passphrase. From a passphrase, scrypt derives
 * the key with the salt `sal` of the backup.
 */
export const readClave = async (path: string, sal: string): Promise<Buffer> => {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new RespaldoRechazado(
      interpolar(textos.respaldo.sinArchivoDeClave, { camino: path, codigo: error.code ?? '' }),
      SALIDA_DE_RESPALDO.uso,
    )
  })
  if (bytes.length === LARGO) return bytes
  const frase = bytes.toString('utf8').trim()
  if (frase.length < FRASE_MINIMA)
    throw new RespaldoRechazado(
      interpolar(textos.respaldo.claveCorta, { camino: path, minimo: FRASE_MINIMA }),
      SALIDA_DE_RESPALDO.uso,
    )
  return derive(frase, Buffer.from(sal, 'base64'), LARGO, COSTO)
}

/**
 * Signs the manifest of an encrypted backup. The signature does not match after somebody without the key rewrote the
 * manifest.
 */
export const signManifiesto = (clave: Buffer, manifiesto: Buffer): string =>
  createHmac('sha256', clave).update('manifiesto\n').update(manifiesto).digest('hex')

export const isFirmaDe = (firma: string, clave: Buffer, manifiesto: Buffer): boolean => {
  const propia = Buffer.from(signManifiesto(clave, manifiesto))
  const dada = Buffer.from(firma)
  return propia.length === dada.length && timingSafeEqual(propia, dada)
}
