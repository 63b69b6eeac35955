import { interpolar, textos } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { plantillaVersion } from '../escritos/plantilla-table.ts'
import { loadPlantillas } from '../escritos-judiciales/plantillas-repo.ts'
import { type Actor, appendHistorial } from '../historial/append-historial.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { ADJUNTOS } from './adjuntos-de-paquete.ts'
import { BLOQUES, documentoVigente, PLANTILLAS } from './destinos-de-escritos.ts'
import { type ArchivoPorCargar, planDePuesto } from './write-puesta.ts'

const { clases, historial: t } = textos.escritosJudiciales

interface Carga {
  readonly actor: Actor
  readonly momento: Date
}

/**
 * Writes the text blocks of a data package. The audit history keeps the former texts, as when a person saves a block.
 */
const writeBloques = async (
  tx: Tx,
  puesto: ArchivoPorCargar,
  { actor, momento }: Carga,
  write: () => Promise<void>,
): Promise<void> => {
  const { cambios } = planDePuesto(puesto)
  const { rows } = await tx.execute<{ nombre: string; texto: string; previo: string | null }>(
    sql.raw(`select f.nombre, f.texto, t.texto as previo from ${puesto.tabla} f
      join ${cambios} c on c.fila = f.fila left join bloque t on t.nombre = f.nombre order by f.fila`),
  )
  await write()
  for (const { nombre, texto, previo } of rows)
    await appendHistorial(tx, {
      ...{ momento, actor, operacion: 'save-bloque', entidad: 'bloque', entidadId: nombre },
      descripcion: interpolar(previo === null ? t.bloqueAlta : t.bloque, { nombre }),
      ...(previo === null ? {} : { antes: { texto: previo } }),
      despues: { texto },
    })
}

interface PlantillaPrevia extends Record<string, unknown> {
  readonly nombre: string
  readonly clase: keyof typeof clases
  readonly retirada: boolean
  readonly archivo: string
  readonly documento: string
  readonly campos: readonly string[]
  /** Whether the document of the template is in the document store. False in a dry run, which stores no document. */
  readonly guardado: boolean
  /** Number of the last version of the template before the import. 0 for a new template. */
  readonly ultima: number
  /** SHA-256 of the document of the last version of the template. Null for a new template. */
  readonly vigente: string | null
  readonly estabaRetirada: boolean | null
}

const listPrevias = async (tx: Tx, puesto: ArchivoPorCargar): Promise<PlantillaPrevia[]> => {
  const { cambios } = planDePuesto(puesto)
  const retirada = puesto.columnas.includes('RETIRADA') ? 'f.retirada' : 't.retirada'
  const { rows } = await tx.execute<PlantillaPrevia>(
    sql.raw(`select f.nombre, f.clase, coalesce(${retirada}, false) as retirada, f.sha256 as documento, f.campos,
        regexp_replace(f.docx, '^.*/', '') as archivo, t.retirada as "estabaRetirada",
        exists (select from ${ADJUNTOS} x where x.ruta = f.docx) as guardado,
        ${documentoVigente('t.id')} as vigente,
        (select coalesce(max(v.version), 0) from plantilla_version v where v.plantilla = t.id)::integer as ultima
      from ${puesto.tabla} f join ${cambios} c on c.fila = f.fila left join plantilla t on t.nombre = f.nombre
      order by f.fila`),
  )
  return rows
}

const describe = (una: PlantillaPrevia, version: number): string => {
  const { nombre, clase, retirada, ultima } = una
  if (ultima === 0) return interpolar(t.alta, { nombre, clase: clases[clase] })
  if (version > ultima) return interpolar(t.version, { nombre, version })
  if (retirada !== una.estabaRetirada) return interpolar(retirada ? t.retiro : t.vuelta, { nombre })
  return interpolar(t.clase, { nombre, clase: clases[clase] })
}

/**
 * Writes the templates of a data package. When the document differs from the version in force, it becomes a new
 * version. Court papers that were already made keep the old version.
 */
const writePlantillas = async (
  tx: Tx,
  puesto: ArchivoPorCargar,
  { actor, momento }: Carga,
  write: () => Promise<void>,
): Promise<void> => {
  const previas = await listPrevias(tx, puesto)
  await write()
  const ids = new Map((await loadPlantillas(tx)).map(({ id, nombre }) => [nombre, id]))
  for (const una of previas) {
    const { nombre, clase, retirada, archivo, documento, campos, ultima, vigente } = una
    const id = ids.get(nombre)
    if (!una.guardado || id === undefined) continue
    const version = documento === vigente ? ultima : ultima + 1
    if (version > ultima)
      await tx.insert(plantillaVersion).values({
        ...{ plantilla: id, version, documento, archivo, campos: [...campos] },
        ...{ dni: actor.dni, creada: momento },
      })
    await appendHistorial(tx, {
      ...{ momento, actor, operacion: 'upload-plantilla' },
      ...{ entidad: 'plantilla', entidadId: String(id) },
      descripcion: describe(una, version),
      ...(vigente === null ? {} : { antes: { documento: vigente, retirada: una.estabaRetirada } }),
      despues: { clase, nombre, retirada, version, archivo, documento },
    })
  }
}

const ESCRITURAS: Readonly<Record<string, typeof writeBloques>> = {
  [BLOQUES]: writeBloques,
  [PLANTILLAS]: writePlantillas,
}

/** Tells whether the import writes templates or blocks, which people also write on a screen. */
export const traeEscritos = (archivos: readonly ArchivoPorCargar[]): boolean =>
  archivos.some(({ archivo }) => archivo.nombre in ESCRITURAS)

/**
 * Calls `write`, which writes the rows of a file. Templates and text blocks also have data in other tables, which are
 * written here too.
 */
export const writeConEscritos = async (
  tx: Tx,
  puesto: ArchivoPorCargar,
  carga: Carga,
  write: () => Promise<void>,
): Promise<void> => {
  const escribir = ESCRITURAS[puesto.archivo.nombre]
  await (escribir === undefined ? write() : escribir(tx, puesto, carga, write))
}
