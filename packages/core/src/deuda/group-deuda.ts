import type { Centavos } from '../dinero/centavos.ts'
import type { LineaDeDeuda } from './linea-de-deuda.ts'
import { sumarImportes } from './sumar-importes.ts'

export interface DeudaDelAnio<L> {
  readonly anio: number
  readonly periodos: readonly number[]
  readonly lineas: readonly L[]
  readonly monto: Centavos | null
}

export interface BloqueDeDeuda<L> {
  readonly deudas: readonly DeudaDelAnio<L>[]
  readonly total: Centavos | null
}

export interface DeudaAgrupada<L> {
  readonly enGestion: BloqueDeDeuda<L>
  readonly fueraDeGestion: BloqueDeDeuda<L>
  readonly enPlan: BloqueDeDeuda<L>
}

/** Groups debt periods by year, sorted by year and instalment, with exact totals. Credits are subtracted (D128). */
export const groupPorAnio = <L extends LineaDeDeuda>(lineas: readonly L[]): BloqueDeDeuda<L> => {
  const ordenadas = [...lineas].sort((a, b) => a.anio - b.anio || a.cuota - b.cuota)
  const anios = [...new Set(ordenadas.map(({ anio }) => anio))]
  return {
    deudas: anios.map((anio) => {
      const delAnio = ordenadas.filter((linea) => linea.anio === anio)
      return {
        anio,
        periodos: delAnio.map(({ cuota }) => cuota),
        lineas: delAnio,
        monto: sumarImportes(delAnio.map(({ total }) => total)),
      }
    }),
    total: sumarImportes(lineas.map(({ total }) => total)),
  }
}

/**
 * Splits the debt periods of a property or business in three groups: in a payment plan, in legal management (collection
 * by lawyers), and outside legal management (S1 §3).
 */
export const groupDeuda = <L extends LineaDeDeuda>(lineas: readonly L[]): DeudaAgrupada<L> => ({
  enGestion: groupPorAnio(lineas.filter(({ enPlan, legal }) => !enPlan && legal !== '')),
  fueraDeGestion: groupPorAnio(lineas.filter(({ enPlan, legal }) => !enPlan && legal === '')),
  enPlan: groupPorAnio(lineas.filter(({ enPlan }) => enPlan)),
})
