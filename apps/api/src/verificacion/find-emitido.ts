import {
  type ArchivoEmitido,
  type CartaDatos,
  type ClaseDePapel,
  type Fecha,
  readCodigoDeVerificacion,
  textos,
} from '@apremia/core'
import { eq, sql } from 'drizzle-orm'
import { carta, cartaLote } from '../cartas/carta-table.ts'
import { printCarta } from '../emision-de-cartas/print-cartas.ts'
import { findEvaluacion } from '../evaluaciones/evaluaciones-repo.ts'
import { printEvaluacion } from '../evaluaciones/print-evaluacion.ts'
import type { Db } from '../platform/db/queryable.ts'
import { AppError } from '../platform/http/app-error.ts'
import { measureOnce } from './measure-once.ts'

export interface PapelEmitido extends ArchivoEmitido {
  readonly clase: ClaseDePapel
  /** Primary key of the issued document in the table of its class (executive title, letter or evaluation). */
  readonly id: number
  readonly numero: string
  readonly fecha: Fecha
  readonly anulado: Date | null
}

interface Encontrado extends Omit<PapelEmitido, 'anulado' | 'sha256' | 'largo'> {
  readonly anulado: string | null
  /** SHA-256 of the file. Null when the product stores no file and prints the document again from its data. */
  readonly sha256: string | null
  readonly largo: number | null
}

const findByCodigo = async (db: Db, codigo: string): Promise<Encontrado | undefined> => {
  const { rows } = await db.execute<Encontrado & Record<string, unknown>>(sql`
    select 'titulo' as clase, t.numero as id, t.numero::text as numero,
      t.datos ->> 'fechaEmision' as fecha, t.anulado::text as anulado, t.sha256, t.tamano::float8 as largo
    from titulo t join titulo_lote l on l.id = t.lote
    where t.codigo_verificacion = ${codigo} and l.documento is not null and t.sha256 is not null
    union all
    select 'convenio', c.id, c.convenio, c.fechaconf::text, null, d.sha256, d.tamano::float8
    from convenio c join documento d on d.sha256 = c.documento
    where c.codigo_verificacion = ${codigo} and c.fc_confirma is not null
    union all
    select 'carta', numero, numero::text, fecha::text, anulada::text, null, null
    from carta where codigo_verificacion = ${codigo}
    union all
    select 'evaluacion', id, id::text, fecha::text, null, null, null
    from evaluacion where codigo_verificacion = ${codigo}`)
  return rows[0]
}

/** Prints a letter as it was issued, without the mark of a later annulment. */
const printCartaEmitida = async (db: Db, numero: number): Promise<Uint8Array> => {
  const [row] = await db
    .select({ datos: sql<CartaDatos>`${carta.datos}`, version: cartaLote.version })
    .from(carta)
    .innerJoin(cartaLote, eq(cartaLote.id, carta.lote))
    .where(eq(carta.numero, numero))
  if (row === undefined) throw new Error(`No existe la carta ${numero}`)
  return printCarta(row.datos, row.version)
}

const printEvaluacionEmitida = async (db: Db, id: number): Promise<Uint8Array> => {
  const row = await findEvaluacion(db, id)
  if (row === undefined) throw new Error(`No existe la evaluación ${id}`)
  return printEvaluacion(db, row.fila)
}

const measureEmitido = async (
  db: Db,
  codigo: string,
  { clase, id, sha256, largo }: Encontrado,
): Promise<ArchivoEmitido> => {
  if (sha256 !== null && largo !== null) return { sha256, largo }
  const print = clase === 'carta' ? printCartaEmitida : printEvaluacionEmitida
  return measureOnce(codigo, () => print(db, id))
}

/**
 * Finds the issued document with the verification code that a person typed. An executive title counts as issued when
 * its batch is printed. A letter or an evaluation counts as issued when it is saved.
 *
 * @throws AppError 404, with the same answer for an unknown code and for a text that cannot be a code
 */
export const findEmitido = async (db: Db, tecleado: string): Promise<PapelEmitido> => {
  const codigo = readCodigoDeVerificacion(tecleado)
  const papel = codigo === undefined ? undefined : await findByCodigo(db, codigo)
  if (codigo === undefined || papel === undefined)
    throw new AppError(404, 'papel-desconocido', textos.verificacion.desconocido)
  const { clase, id, numero, fecha, anulado } = papel
  return {
    ...{ clase, id, numero, fecha, ...(await measureEmitido(db, codigo, papel)) },
    anulado: anulado === null ? null : new Date(anulado),
  }
}
