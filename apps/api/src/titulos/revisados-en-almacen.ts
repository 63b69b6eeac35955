import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { isAlmacenSinRespuesta } from '../documentos/almacen-sin-respuesta.ts'
import { hashFile } from '../documentos/archivos.ts'
import { bodyOfFile, type Objetos } from '../documentos/s3/objetos.ts'
import type { Db } from '../platform/db/queryable.ts'
import { withCarga } from '../platform/http/clean-cargas.ts'
import type { ClaseDeRevisado } from './archivo-revisado-table.ts'
import {
  deleteRevisado,
  deleteVencidos,
  findRevisado,
  listRevisados,
  replaceRevisado,
} from './archivos-revisados-repo.ts'
import { libroNoGuardado, MINUTOS_DE_REVISADO, type Revisados } from './revisados.ts'

const BAJO = 'revisados/'
const keyOf = (id: string): string => `${BAJO}${id}`

interface Lugar {
  readonly db: Db
  readonly objetos: Objetos
  readonly ahora: () => Date
}

/**
 * Removes from the store the objects of deleted rows. Ignores a store that does not answer, because the same objects
 * are removed later ({@link cleanRevisados}).
 */
const removeAll = async (objetos: Objetos, ids: readonly string[]): Promise<void> => {
  try {
    for (const id of ids) await objetos.remove(keyOf(id))
  } catch (error) {
    if (!isAlmacenSinRespuesta(error)) throw error
  }
}

/**
 * Age in milliseconds after which an object of the store without a row in the database counts as left by a dead
 * process.
 */
const ABANDONED_MS = 3_600_000

/** Removes from the store the reviewed files that expired, and the objects without a row that dead processes left. */
export const cleanRevisados = async ({ db, objetos, ahora }: Lugar): Promise<void> => {
  const momento = ahora()
  await removeAll(objetos, await deleteVencidos(db, momento))
  const objetosDeRevisados = await objetos.list(BAJO)
  const quedan = new Set((await listRevisados(db)).map(keyOf))
  const sobran = objetosDeRevisados.filter(
    ({ clave, tocado }) => !quedan.has(clave) && tocado < momento.getTime() - ABANDONED_MS,
  )
  for (const { clave } of sobran) await objetos.remove(clave)
}

/** Keeps in the store the last file that each person sent for review, so that any machine can continue the review. */
export const createRevisadosEnAlmacen = (
  { db, objetos, ahora }: Lugar,
  clase: ClaseDeRevisado,
  mensaje: string,
): Revisados => ({
  keep: async (dni, { path, name, size, sha256 }) => {
    const id = randomUUID()
    try {
      await objetos.put(keyOf(id), bodyOfFile(path, { sha256, tamano: size }))
    } catch (error) {
      if (isAlmacenSinRespuesta(error)) return null
      throw error
    }
    const hasta = new Date(ahora().getTime() + MINUTOS_DE_REVISADO * 60_000)
    const fila = { dni, clase, id, archivo: name, tamano: size, sha256, hasta }
    const sobran = await replaceRevisado(db, fila)
    await removeAll(objetos, [...sobran, ...(await deleteVencidos(db, ahora()))])
    return sha256
  },
  use: async (dni, libro, work) => {
    const fila = await findRevisado(db, { dni, clase })
    if (fila === undefined || fila.hasta <= ahora() || fila.sha256 !== libro)
      throw libroNoGuardado(mensaje)
    return withCarga(async (folder) => {
      const path = join(folder, 'libro')
      const { id, archivo: name, tamano: size, sha256 } = fila
      if (!(await objetos.bring(keyOf(id), path)) || (await hashFile(path)) !== sha256)
        throw libroNoGuardado(mensaje)
      return work({ path, name, size, sha256 })
    })
  },
  forget: async (dni) => removeAll(objetos, await deleteRevisado(db, { dni, clase })),
})
