import {
  type CalendarioHabil,
  codigoDeDia,
  type DiaInhabil,
  feriasJudiciales,
  parseAmbito,
  writeAmbito,
} from '@apremia/core'
import { asc, sql } from 'drizzle-orm'
import { listParametros } from '../parametros/parametros-repo.ts'
import type { Queryable, Tx } from '../platform/db/queryable.ts'
import { versionDeContenido } from '../platform/db/version-de-contenido.ts'
import { diaInhabil } from './dia-inhabil-table.ts'

export const loadDiasInhabiles = async (db: Queryable): Promise<DiaInhabil[]> => {
  const rows = await db
    .select()
    .from(diaInhabil)
    .orderBy(asc(diaInhabil.desde), asc(diaInhabil.ambito))
  return rows.map(({ ambito: escrito, ...fila }) => {
    const ambito = parseAmbito(escrito)
    if (ambito === undefined) throw new RangeError(`No se entiende el ámbito «${escrito}»`)
    return { ...fila, ...ambito }
  })
}

export const loadCalendarioHabil = async (db: Queryable): Promise<CalendarioHabil> => ({
  dias: await loadDiasInhabiles(db),
  ferias: feriasJudiciales(await listParametros(db)),
})

/** Locks the calendar of non-working days against writing until the transaction ends. Reading is still allowed. */
export const lockDiasInhabiles = async (tx: Tx): Promise<DiaInhabil[]> => {
  await tx.execute(sql`lock table ${diaInhabil} in share row exclusive mode`)
  return loadDiasInhabiles(tx)
}

export type DiaConVersion = DiaInhabil & { readonly codigo: string; readonly version: string }

export const withVersionDeDia = (dia: DiaInhabil): DiaConVersion => {
  const { desde, hasta, alcance, lugar, clase, motivo, quitado } = dia
  return {
    ...{ desde, hasta, alcance, lugar, clase, motivo, quitado },
    codigo: codigoDeDia(dia),
    version: versionDeContenido([desde, hasta, alcance, lugar, clase, motivo, quitado]),
  }
}

export const writeDiaInhabil = async (tx: Tx, dia: DiaInhabil): Promise<void> => {
  const { desde, hasta, clase, motivo, quitado } = dia
  const datos = { hasta, clase, motivo, quitado }
  await tx
    .insert(diaInhabil)
    .values({ desde, ambito: writeAmbito(dia), ...datos })
    .onConflictDoUpdate({ target: [diaInhabil.desde, diaInhabil.ambito], set: datos })
}
