import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { isAlmacenSinRespuesta } from '../documentos/almacen-sin-respuesta.ts'
import { bodyOfBytes, type Objetos } from '../documentos/s3/objetos.ts'
import { withPulso } from '../documentos/with-pulso.ts'
import { withCarga } from '../platform/http/clean-cargas.ts'
import { type PartesDeEnvio, PartesPerdidas } from './partes-de-envio.ts'

const BAJO = 'envios/'
const PARTE = /^envios\/([0-9a-f-]{36})\/\d+$/

const sumOf = async (path: string): Promise<number> => {
  let suma = 0
  for await (const chunk of createReadStream(path)) suma = crc32(chunk as Buffer, suma)
  return suma
}

/**
 * Stores each part of an upload as an object of the S3-compatible store, so that any machine can receive the next part.
 */
export const partesEnAlmacen = (objetos: Objetos): PartesDeEnvio => {
  const keyOf = (id: string, desde: number): string => `${BAJO}${id}/${desde}`

  const bringWhole = async (id: string, tamano: number, path: string): Promise<void> => {
    for (let desde = 0; desde < tamano; ) {
      if (!(await objetos.bring(keyOf(id, desde), path, desde))) throw new PartesPerdidas()
      const { size } = await stat(path)
      if (size <= desde) throw new PartesPerdidas()
      desde = size
    }
  }

  const removeAll = async (id: string): Promise<void> => {
    for (const { clave } of await objetos.list(`${BAJO}${id}/`)) await objetos.remove(clave)
  }

  return {
    sizeOf: async ({ recibido }) => recibido,
    write: ({ id, desde, bytes }, tx) =>
      withPulso(tx, { lejano: true }, () => objetos.put(keyOf(id, desde), bodyOfBytes(bytes))),
    withWhole: ({ id, tamano, suma }, use) =>
      withCarga(async (folder) => {
        const path = join(folder, 'envio')
        await bringWhole(id, tamano, path)
        if ((await sumOf(path)) !== suma) throw new PartesPerdidas()
        return use(path)
      }),
    // When the S3-compatible store does not answer, the parts of the upload stay until `cleanEnvios` removes them.
    remove: (id) =>
      removeAll(id).catch((error: unknown) => {
        if (!isAlmacenSinRespuesta(error)) throw error
      }),
    listIds: async () => {
      const claves = await objetos.list(BAJO)
      return [...new Set(claves.flatMap(({ clave }) => PARTE.exec(clave)?.[1] ?? []))]
    },
  }
}
