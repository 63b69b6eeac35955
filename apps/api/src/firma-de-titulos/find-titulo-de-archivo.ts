import { createHash } from 'node:crypto'
import type { TituloDeArchivo } from '@apremia/core'
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../platform/db/queryable.ts'
import { tituloFirmado } from '../titulos/titulo-firmado-table.ts'
import { tituloLote } from '../titulos/titulo-lote-table.ts'
import { tieneCampoDeFirma, titulo } from '../titulos/titulo-table.ts'

const FINAL = Buffer.from('%%EOF\n')

/**
 * Maximum number of marks '%%EOF' to look for in a PDF. Each signature adds one, so a title with ten signatures has
 * eleven.
 */
const MAXIMO_DE_FINALES = 32

/**
 * Hashes each beginning of a PDF that ends with a mark '%%EOF'. Returns the length of each beginning in bytes, by its
 * SHA-256. A signature adds bytes at the end, so one beginning may be the unsigned document.
 */
const hashBeginnings = (bytes: Buffer): ReadonlyMap<string, number> => {
  const largos = new Map<string, number>()
  const hash = createHash('sha256')
  let hecho = 0
  for (
    let at = bytes.indexOf(FINAL);
    at >= 0 && largos.size < MAXIMO_DE_FINALES;
    at = bytes.indexOf(FINAL, hecho)
  ) {
    const largo = at + FINAL.length
    hash.update(bytes.subarray(hecho, largo))
    largos.set(hash.copy().digest('hex'), largo)
    hecho = largo
  }
  return largos
}

const select = (db: Queryable) =>
  db
    .select({
      numero: titulo.numero,
      imponible: titulo.imponible,
      recurso: titulo.recurso,
      sha256: titulo.sha256,
      largo: titulo.tamano,
      anulado: isNotNull(titulo.anulado).mapWith(Boolean),
      campoDeFirma: sql<boolean>`${tieneCampoDeFirma(titulo.datos)}`,
      firmado: tituloFirmado.documento,
    })
    .from(titulo)
    .innerJoin(tituloLote, eq(tituloLote.id, titulo.lote))
    .leftJoin(
      tituloFirmado,
      and(eq(tituloFirmado.titulo, titulo.numero), isNull(tituloFirmado.reemplazado)),
    )

export interface TituloReconocido extends TituloDeArchivo {
  readonly imponible: string
  readonly recurso: string
}

/**
 * Finds the executive title whose issued bytes are the beginning of a signed file, whatever the name of the file. A
 * title whose batch is not printed yet is never found.
 */
export const findTituloDeArchivo = async (
  db: Queryable,
  bytes: Buffer,
): Promise<TituloReconocido | null> => {
  const largos = hashBeginnings(bytes)
  if (largos.size === 0) return null
  const filas = await select(db).where(
    and(inArray(titulo.sha256, [...largos.keys()]), isNotNull(tituloLote.documento)),
  )
  for (const { sha256, largo, ...fila } of filas)
    if (largo !== null && largos.get(sha256 ?? '') === largo) return { ...fila, largo }
  return null
}

/**
 * Locks an executive title until the transaction ends, and reads the title again, because another person may have
 * annulled it meanwhile.
 */
export const lockTituloDeArchivo = async (
  tx: Queryable,
  numero: number,
): Promise<TituloReconocido> => {
  await tx.execute(sql`select 1 from titulo where numero = ${numero} for update`)
  const [fila] = await select(tx).where(eq(titulo.numero, numero))
  if (fila?.largo == null) throw new Error(`No existe el título ${numero}`)
  return { ...fila, largo: fila.largo }
}
