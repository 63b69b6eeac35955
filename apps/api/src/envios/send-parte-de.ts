import { readFile } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import { textos } from '@apremia/core'
import { AppError } from '../platform/http/app-error.ts'
import type { UploadedFile } from '../platform/http/form.ts'
import type { Services } from '../platform/services.ts'
import { partesDe } from './archivo-de-envio.ts'
import { type DuenoDeEnvio, lockEnvio, toEnvio, updateEnvio } from './envios-repo.ts'

const t = textos.padron.envio

interface ParteEnviada {
  readonly id: string
  readonly desde: number
  /**
   * CRC-32 of the uploaded file, from its first byte to the last byte of the part that this request sends. A wrong
   * value means that the part was damaged in transit.
   */
  readonly suma: number
  readonly parte: Pick<UploadedFile, 'path' | 'size'>
}

/**
 * Adds a part to a file that a person uploads in parts. The part must begin at the first byte not stored yet. A client
 * may send the last stored part again, and gets the same answer.
 *
 * @throws AppError 409 when the part begins at another byte; 400 when the part is damaged
 */
export const sendParteDe = async (
  services: Services,
  dueno: DuenoDeEnvio,
  { id, desde, suma, parte: { path, size } }: ParteEnviada,
) => {
  return services.db.transaction(async (tx) => {
    const envio = await lockEnvio(tx, dueno, id)
    const { recibido, tamano } = envio
    if (recibido === desde + size && suma === envio.suma) return { envio: toEnvio(envio) }
    const partes = partesDe(services)
    // The disk lost bytes of the file, so the upload starts again from zero.
    const desdeCero = (await partes.sizeOf(envio)) < recibido ? { recibido: 0, suma: 0 } : {}
    const actual = { ...envio, ...desdeCero }
    if (actual.recibido !== desde)
      throw new AppError(409, 'envio-en-otro-lugar', t.enOtroLugar, {
        detalle: { envio: toEnvio(actual) },
      })
    const bytes = await readFile(path)
    if (size === 0 || desde + size > tamano || crc32(bytes, actual.suma) !== suma)
      throw new AppError(400, 'parte-danada', t.parteDanada)
    await partes.write({ id, desde, bytes }, tx)
    const avance = { recibido: desde + size, suma, tocado: services.ahora() }
    await updateEnvio(tx, id, avance)
    return { envio: toEnvio({ ...actual, ...avance }) }
  })
}
