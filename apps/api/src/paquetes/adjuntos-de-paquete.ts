import { rm } from 'node:fs/promises'
import { nombraAdjuntos } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { mapSome } from '../documentos/archivos.ts'
import type { Documentos } from '../documentos/documentos.ts'
import { DOCX } from '../escritos-judiciales/hilo-de-escritos.ts'
import type { LibroOperations } from '../libros/libro-worker.ts'
import type { Db, Tx } from '../platform/db/queryable.ts'
import { PDF } from '../platform/http/file-answer.ts'
import type { WorkerClient } from '../platform/worker/worker-client.ts'
import { type ArchivoPuesto, enMinusculas } from './puesta.ts'

export const ADJUNTOS = 'adjuntos_de_paquete'

export interface AdjuntoGuardado {
  readonly ruta: string
  readonly sha256: string
  readonly tamano: number
}

const POR_VEZ = 50

/**
 * Lists the paths of the documents that the rows of a data package name, with their media types. Documents of refused
 * templates are left out.
 */
const listRutas = async (
  db: Db,
  puestos: readonly ArchivoPuesto[],
): Promise<readonly (readonly [ruta: string, tipo: string])[]> => {
  const rutas = new Map<string, string>()
  for (const { archivo, columnas, tabla } of puestos)
    for (const una of archivo.columnas) {
      if (!nombraAdjuntos(una) || !columnas.includes(una.nombre)) continue
      const columna = enMinusculas(una.nombre)
      const esWord = una.forma.clase === 'docx'
      const { rows } = await db.execute<{ ruta: string }>(
        sql.raw(`select distinct unnest(string_to_array(${columna}, '|')) as ruta from ${tabla}
          where not rechazada and ${columna} is not null${esWord ? ' and falla is null' : ''}`),
      )
      for (const { ruta } of rows) rutas.set(ruta, esWord ? DOCX : PDF)
    }
  return [...rutas].sort(([a], [b]) => (a < b ? -1 : 1))
}

/**
 * Stores the documents of a data package before the transaction of the import. Writing thousands of files takes longer
 * than the transaction may hold its locks. After a failed import, the documents stay in the store without any row.
 */
export const keepAdjuntosDePaquete = async (
  { db, documentos }: { readonly db: Db; readonly documentos: Documentos },
  worker: WorkerClient<LibroOperations>,
  path: string,
  puestos: readonly ArchivoPuesto[],
  signal: AbortSignal,
): Promise<readonly AdjuntoGuardado[]> => {
  const rutas = await listRutas(db, puestos)
  const guardados: AdjuntoGuardado[] = []
  for (let i = 0; i < rutas.length; i += POR_VEZ) {
    signal.throwIfAborted()
    const salidas = rutas
      .slice(i, i + POR_VEZ)
      .map(([ruta, tipo]) => ({ ruta, tipo, destino: documentos.newTemporary() }))
    try {
      await worker.call('sacarAdjuntos', { path, salidas })
      const files = await mapSome(salidas, async ({ destino, tipo }) => ({
        ...{ path: destino, tipo },
        medido: await documentos.prepare(destino),
      }))
      const suyos = await db.transaction((tx) => documentos.keepAll(tx, files))
      await documentos.noteRegistrados(suyos.map(({ sha256 }) => sha256))
      suyos.forEach((uno, n) => {
        guardados.push({ ruta: salidas[n]?.ruta ?? '', ...uno })
      })
    } finally {
      await Promise.all(salidas.map(({ destino }) => rm(destino, { force: true })))
    }
  }
  return guardados
}

/**
 * Creates the temporary table {@link ADJUNTOS}, where the SQL of the import finds the document of each row. In a dry
 * run the table is empty.
 */
export const putAdjuntos = async (tx: Tx, adjuntos: readonly AdjuntoGuardado[]): Promise<void> => {
  await tx.execute(
    sql.raw(`create temp table ${ADJUNTOS} (ruta text primary key, sha256 text, tamano integer)
      on commit drop`),
  )
  await tx.execute(sql`
    insert into ${sql.raw(ADJUNTOS)} select ruta, sha256, tamano
    from jsonb_to_recordset(${JSON.stringify(adjuntos)}::jsonb)
      as x(ruta text, sha256 text, tamano integer)`)
}
