import { ABOGADO_JEFE, parseCodigoAbogado } from '@apremia/core'
import { asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Tx } from '../platform/db/queryable.ts'
import { usuario } from '../usuarios/usuario-table.ts'
import { abogado } from './abogado-table.ts'
import type { AbogadoRow } from './abogado-wire.ts'

type UsuarioRow = typeof usuario.$inferSelect

export interface Nombramiento {
  /** Record of the present head lawyer. Undefined when the municipality never named a head lawyer. */
  readonly actual: AbogadoRow | undefined
  /**
   * Active lawyer record of the person who will become head lawyer. Undefined when the person has none. The record has
   * the code A00 when the person already is the head lawyer.
   */
  readonly propia: AbogadoRow | undefined
  readonly seFue: boolean
  readonly usuario: UsuarioRow | undefined
  /**
   * Record of another lawyer who already has the code `codigoAnterior`, meant for the previous head lawyer. Undefined
   * when that code is free.
   */
  readonly dueno: AbogadoRow | undefined
}

/**
 * Reads and locks the records that a change of head lawyer needs. The locks last until the transaction ends, so that
 * only one change of head lawyer runs at a time.
 */
export const loadNombramiento = async (
  tx: Tx,
  nrodni: string,
  codigoAnterior: string,
): Promise<Nombramiento> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('apremia.jefatura'))`)
  const codigo = parseCodigoAbogado(codigoAnterior) ?? ''
  const rows = await tx
    .select()
    .from(abogado)
    .where(or(inArray(abogado.codexterno, [ABOGADO_JEFE, codigo]), eq(abogado.nrodni, nrodni)))
    .orderBy(asc(abogado.codexterno))
    .for('update')
  const [persona] = await tx.select().from(usuario).where(eq(usuario.dni, nrodni)).for('update')
  const propias = rows.filter((row) => row.nrodni === nrodni)
  const propia = propias.find(({ baja }) => !baja)
  return {
    actual: rows.find(({ codexterno }) => codexterno === ABOGADO_JEFE),
    propia,
    seFue: propias.length > 0 && propia === undefined,
    usuario: persona,
    dueno: rows.find(({ codexterno }) => codexterno === codigo),
  }
}

export const withoutCode = ({ codexterno, version, ...persona }: AbogadoRow) => persona

const writeRecord = async (
  tx: Tx,
  codexterno: string,
  persona: ReturnType<typeof withoutCode>,
  known: AbogadoRow | undefined,
): Promise<void> => {
  if (known === undefined) await tx.insert(abogado).values({ codexterno, ...persona })
  else
    await tx
      .update(abogado)
      .set({ ...persona, version: known.version + 1 })
      .where(eq(abogado.codexterno, codexterno))
}

/**
 * Gives the code A00 to the new head lawyer, whose previous code becomes inactive. Gives the code `codigoAnterior` to
 * the previous head lawyer. Finished work stays under the code with which it was done.
 */
export const saveNombramiento = async (
  tx: Tx,
  { actual, propia, dueno }: Nombramiento,
  nueva: ReturnType<typeof withoutCode>,
  codigoAnterior: string | null,
): Promise<void> => {
  const dnis = [nueva.nrodni, ...(actual ? [actual.nrodni] : [])]
  await tx.update(usuario).set({ abogado: null }).where(inArray(usuario.dni, dnis))
  if (propia) {
    await tx
      .update(abogado)
      .set({ baja: true, version: propia.version + 1 })
      .where(eq(abogado.codexterno, propia.codexterno))
  }
  await writeRecord(tx, ABOGADO_JEFE, { ...nueva, baja: false }, actual)
  if (actual === undefined || codigoAnterior === null) return
  await writeRecord(tx, codigoAnterior, withoutCode(actual), dueno)
  await tx.update(usuario).set({ abogado: codigoAnterior }).where(eq(usuario.dni, actual.nrodni))
}
