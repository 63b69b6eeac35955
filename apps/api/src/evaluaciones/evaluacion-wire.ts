import type { Contract, TipoDeReply } from '@apremia/api-client'
import type { InsumosDeEvaluacion } from '@apremia/core'
import {
  CUENTAS_DE_JUICIOS,
  CUENTAS_DE_TOTAL,
  type Cuenta,
  type Cuentas,
  computeResultado,
  type LapsoDeEvaluacion,
  type Maximos,
} from '@apremia/core'
import type { evaluacion } from './evaluacion-table.ts'

export type FilaDeEvaluacion = typeof evaluacion.$inferSelect
export type EvaluacionWire = TipoDeReply<Contract['getEvaluacionesByAbogado']>[number]

export const pickCuentas = <C extends Cuenta>(
  cuentas: Cuentas,
  claves: readonly C[],
): Record<C, number> =>
  Object.fromEntries(claves.map((clave) => [clave, cuentas[clave]])) as Record<C, number>

export const toCifras = (
  {
    abogado,
    actuaciones,
    ...cuentas
  }: Cuentas & { readonly abogado: string; readonly actuaciones: number },
  {
    nombre,
    lapso,
    maximos,
  }: { readonly nombre: string; readonly lapso: LapsoDeEvaluacion; readonly maximos: Maximos },
) => {
  const { resultado, partes } = computeResultado(cuentas, maximos).valor
  return {
    ...{ abogado, nombre, desde: lapso.desde, hasta: lapso.hasta, resultado, actuaciones },
    maximoSinRadicar: maximos.sin_radicar / 100,
    maximoSinArchivar: maximos.sin_archivar / 100,
    maximoFaltantes: maximos.faltantes / 100,
    cantidadJuicios: pickCuentas(cuentas, CUENTAS_DE_JUICIOS),
    cantidadTotal: pickCuentas(cuentas, CUENTAS_DE_TOTAL),
    partes: partes.map(({ porcentaje, maximo, ...parte }) => ({
      ...parte,
      porcentaje: porcentaje / 100,
      maximo: maximo / 100,
    })),
  }
}

export const maximosDe = (fila: FilaDeEvaluacion): Maximos => ({
  sin_radicar: fila.maximoSinRadicar,
  sin_archivar: fila.maximoSinArchivar,
  faltantes: fila.maximoFaltantes,
})

/** Converts a stored evaluation to the answer of the API, without computing the result again. */
export const toEvaluacion = (fila: FilaDeEvaluacion, nombre: string): EvaluacionWire => ({
  ...toCifras(fila, { nombre, lapso: fila, maximos: maximosDe(fila) }),
  ...{ id: fila.id, fecha: fila.fecha, resultado: fila.resultado },
})

export const toPrevista = (
  { partes, ...cifras }: ReturnType<typeof toCifras>,
  ultima: FilaDeEvaluacion | undefined,
) => {
  if (ultima === undefined) return { ...cifras, partes, anterior: null }
  const { id, fecha, desde, hasta, resultado, partes: eran } = toEvaluacion(ultima, '')
  return { ...cifras, partes, anterior: { id, fecha, desde, hasta, resultado, partes: eran } }
}

export const reglasDe = (fila: FilaDeEvaluacion): InsumosDeEvaluacion['reglas'] => ({
  desde: fila.desde,
  hasta: fila.hasta,
  fechaInicial: fila.fechaInicial,
  inicio: { tiempo: fila.inicioTiempo, unidad: fila.inicioUnidad },
})
