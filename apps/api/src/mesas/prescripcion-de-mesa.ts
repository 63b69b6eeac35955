import { type BusquedaDePrescripcion, type Fecha, limitesDePrescripcion } from '@apremia/core'
import { type SQL, sql } from 'drizzle-orm'
import type { AlcanceDePrescripcion } from '../casos/caso-prescripcion-table.ts'

export interface PrescripcionLeida {
  readonly primero: Fecha | null
  readonly proximo: Fecha | null
  /** Tax period of the case whose last day to sue is the earliest, as year × 1000 + instalment. */
  readonly periodo: number | null
  readonly periodos: number
  readonly prescriptos: number
  readonly segunOrdenanza: Fecha | null
  readonly sinAcuse: boolean
  readonly supuesta: boolean
}

/**
 * SQL condition that joins each case (table `caso`) to its row of prescription days (table `pr`). A lawyer gets only
 * the days of the cases in that lawyer's charge (D21).
 */
export const esSuPrescripcion = (propio: string): SQL => {
  const alcance: AlcanceDePrescripcion = propio === '' ? 'todos' : 'abogado'
  const deQuien = propio === '' ? sql`` : sql`and caso.abogado = ${propio}`
  return sql`(pr.tipo, pr.imponible, pr.recurso, pr.alcance)
    = (caso.tipo, caso.imponible, caso.recurso, ${alcance}) ${deQuien}`
}

/** SQL for the prescription of `caso` as JSON ({@link PrescripcionLeida}). Null when the case has no unpaid periods. */
export const prescripcionDe = (propio: string, hoy: Fecha): SQL => sql`(
  select json_build_object('primero', pr.prescribe_el, 'periodo', pr.periodo, 'periodos', cardinality(pr.dias),
    'prescriptos', (select count(*) from unnest(pr.dias) d where d < ${hoy}::date),
    'proximo', (select min(d) from unnest(pr.dias) d where d >= ${hoy}::date),
    'segunOrdenanza', pr.prescribe_segun_ordenanza, 'sinAcuse', pr.sin_acuse, 'supuesta', pr.supuesta)
  from caso_prescripcion pr where ${esSuPrescripcion(propio)})`

export const prescribeEntre = (
  busqueda: BusquedaDePrescripcion,
  propio: string,
  hoy: Fecha,
): SQL => {
  const { desde, hasta } = limitesDePrescripcion(busqueda, hoy)
  return sql`exists (select from caso_prescripcion pr where ${esSuPrescripcion(propio)}
    and pr.prescribe_el <= ${hasta} and ${
      desde === null
        ? sql`true`
        : sql`exists (select from unnest(pr.dias) d where d between ${desde}::date and ${hasta}::date)`
    })`
}
