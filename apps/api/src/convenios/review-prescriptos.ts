import {
  avisosDePrescripcion,
  type Categoria,
  type ClaveDePlan,
  type Fecha,
  type FilaDeParametro,
  groupPorImponible,
  type Motivo,
  ordinalDePeriodo,
} from '@apremia/core'
import type { Queryable } from '../platform/db/queryable.ts'
import { findPrescriptos } from '../prescripcion/find-prescriptos.ts'

interface PorRevisar {
  readonly clase: Categoria
  readonly periodos: readonly (ClaveDePlan & { readonly anio: number; readonly cuota: number })[]
  readonly firma: Fecha
  readonly filas: readonly FilaDeParametro[]
}

export const reviewPrescriptos = async (
  db: Queryable,
  { clase, periodos, firma, filas }: PorRevisar,
): Promise<Motivo[]> => {
  const deudas = groupPorImponible(periodos).flatMap((suyos, fila) =>
    suyos[0]
      ? [
          {
            ...{ fila, recurso: suyos[0].recurso, imponible: suyos[0].imponible },
            periodos: suyos.map(ordinalDePeriodo),
          },
        ]
      : [],
  )
  const prescriptos = await findPrescriptos(db, clase === 'comercio' ? 'C' : 'I', deudas, {
    ...{ filas, hoy: firma },
  })
  return avisosDePrescripcion(
    deudas.flatMap(({ fila, recurso, imponible }) =>
      (prescriptos.get(fila) ?? []).map(({ anio, cuota }) => ({
        ...{ recurso, imponible, anio, cuota },
      })),
    ),
  )
}
