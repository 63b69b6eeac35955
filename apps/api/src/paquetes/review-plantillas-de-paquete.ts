import { createHash } from 'node:crypto'
import { readFile, rm } from 'node:fs/promises'
import { interpolar, textos } from '@apremia/core'
import { sql } from 'drizzle-orm'
import type { Documentos } from '../documentos/documentos.ts'
import { reviewEnHilo } from '../escritos-judiciales/hilo-de-escritos.ts'
import type { LibroOperations } from '../libros/libro-worker.ts'
import type { Db } from '../platform/db/queryable.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { WorkerClient } from '../platform/worker/worker-client.ts'
import { BLOQUES, PLANTILLAS } from './destinos-de-escritos.ts'
import type { ArchivoPuesto } from './puesta.ts'

const { motivos: t } = textos.paquete

/** Maximum number of templates in a data package. Each template is read in its own thread, which takes a while. */
const MAXIMO_DE_PLANTILLAS = 500

const POR_VEZ = 20

interface Revision {
  readonly ruta: string
  readonly sha256: string
  readonly campos: readonly string[]
  /** All the reasons to refuse the template, in one text. Null when there is none. */
  readonly falla: string | null
}

const reviewUna = async (
  ruta: string,
  bytes: Buffer,
  bloques: readonly string[],
): Promise<Revision> => {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  try {
    const { nombres, motivos } = await reviewEnHilo(bytes, bloques)
    return { ruta, sha256, campos: nombres, falla: motivos.length > 0 ? motivos.join(' ') : null }
  } catch (error) {
    // The thread that reads the template ran out of memory or time, so the file is too complex to be a template.
    if (!(error instanceof AppError)) throw error
    return { ruta, sha256, campos: [], falla: error.message }
  }
}

const listBloques = async (
  db: Db,
  puestos: readonly ArchivoPuesto[],
): Promise<readonly string[]> => {
  const tabla = puestos.find(({ archivo }) => archivo.nombre === BLOQUES)?.tabla
  const delPaquete =
    tabla === undefined ? '' : ` union select nombre from ${tabla} where not rechazada`
  const { rows } = await db.execute<{ nombre: string }>(
    sql.raw(`select nombre from bloque${delPaquete}`),
  )
  return rows.map(({ nombre }) => nombre)
}

interface Herramientas {
  readonly db: Db
  readonly documentos: Documentos
}

/**
 * Reviews the Word documents of a data package by the rules for uploaded templates, also in a dry run. Adds to the
 * staging table the hash, the fields and any reason for refusal of each document.
 */
export const reviewPlantillasDePaquete = async (
  { db, documentos }: Herramientas,
  worker: WorkerClient<LibroOperations>,
  path: string,
  puestos: readonly ArchivoPuesto[],
  signal: AbortSignal,
): Promise<void> => {
  const tabla = puestos.find(({ archivo }) => archivo.nombre === PLANTILLAS)?.tabla
  if (tabla === undefined) return
  await db.execute(
    sql.raw(
      `alter table ${tabla} add column sha256 text, add column campos text[], add column falla text`,
    ),
  )
  const { rows } = await db.execute<{ ruta: string }>(
    sql.raw(`select distinct docx as ruta from ${tabla} where not rechazada order by 1`),
  )
  const rutas = rows.map(({ ruta }) => ruta)
  const bloques = await listBloques(db, puestos)
  const note = ({ ruta, sha256, campos, falla }: Revision) =>
    db.execute(sql`update ${sql.raw(tabla)} set sha256 = ${sha256}, campos = ${sql.param([...campos])}::text[],
      falla = ${falla} where docx = ${ruta}`)
  for (let i = 0; i < Math.min(rutas.length, MAXIMO_DE_PLANTILLAS); i += POR_VEZ) {
    const salidas = rutas
      .slice(i, Math.min(i + POR_VEZ, MAXIMO_DE_PLANTILLAS))
      .map((ruta) => ({ ruta, destino: documentos.newTemporary() }))
    try {
      await worker.call('sacarAdjuntos', { path, salidas })
      for (const { ruta, destino } of salidas) {
        signal.throwIfAborted()
        await note(await reviewUna(ruta, await readFile(destino), bloques))
      }
    } finally {
      await Promise.all(salidas.map(({ destino }) => rm(destino, { force: true })))
    }
  }
  const demasiadas = interpolar(t.demasiadasPlantillas, { n: MAXIMO_DE_PLANTILLAS })
  await db.execute(sql`update ${sql.raw(tabla)} set sha256 = '', campos = '{}', falla = ${demasiadas}
    where sha256 is null and not rechazada`)
}
