import {
  type CalendarioHabil,
  fechaEnZona,
  GRUPOS_DE_MI_DIA,
  type GrupoDeMiDia,
  type Principal,
} from '@apremia/core'
import { writeClaveDeCaso } from '../casos/clave-de-caso.ts'
import { type EsperaDeCaso, findEsperas } from '../casos/esperas-repo.ts'
import { findPlanesEnRiesgo, type PlanEnRiesgo } from '../casos/riesgo-repo.ts'
import { loadCalendarioHabil } from '../dias-inhabiles/dias-inhabiles-repo.ts'
import { type MiradaPropia, readMirada } from '../mesas/casos-de-mesa.ts'
import { type FilaDeMesa, findCasosDeMesa } from '../mesas/mesas-repo.ts'
import type { Services } from '../platform/services.ts'
import { type CuentaDelDia, type FilaDelDia, findMiDia } from './mi-dia-repo.ts'

export interface DiaCargado {
  readonly mirada: MiradaPropia
  readonly enRiesgo: readonly PlanEnRiesgo[]
  readonly esperas: readonly EsperaDeCaso[]
  readonly calendario: CalendarioHabil
  readonly cuentas: readonly CuentaDelDia[]
  /**
   * Cases of the day's work. Empty when the person sees the work of all the lawyers together, because the answer then
   * has only the numbers of cases.
   */
  readonly filas: readonly (FilaDelDia & { readonly caso: FilaDeMesa })[]
}

/**
 * Loads the day's work of a lawyer, or of all the lawyers.
 *
 * @param pedido code of the lawyer that the person chose. '' means the person's own work or, for a person who sees all
 * the lawyers, all the work
 * @returns null for a person who has no lawyer's code and sees no case (D13)
 */
export const loadDia = async (
  services: Pick<Services, 'config' | 'db' | 'ahora'>,
  persona: Principal,
  pedido: string,
): Promise<DiaCargado | null> => {
  const { db, ahora } = services
  const hoy = fechaEnZona(ahora())
  const mirada = await readMirada(services, persona, pedido, hoy)
  if (mirada === null) return null
  const { abogado, sinMontos } = mirada
  const enRiesgo = sinMontos
    ? []
    : await findPlanesEnRiesgo(db, { abogado, conSusCasos: true }, hoy)
  const esperas = await findEsperas(db, { abogado }, hoy)
  const calendario = await loadCalendarioHabil(db)
  const { cuentas, filas } = await findMiDia(
    db,
    { ...mirada, enRiesgo, esperas, calendario },
    abogado !== '',
  )
  const casos = new Map(
    (await findCasosDeMesa(db, 'extrajudicial', mirada, filas)).map((uno) => [
      writeClaveDeCaso(uno),
      uno,
    ]),
  )
  return {
    ...{ mirada, enRiesgo, esperas, calendario, cuentas },
    filas: filas.flatMap((fila) => {
      const caso = casos.get(writeClaveDeCaso(fila))
      return caso ? [{ ...fila, caso }] : []
    }),
  }
}

export const cuentasDe = (cuentas: readonly CuentaDelDia[]): Record<GrupoDeMiDia, number> =>
  Object.fromEntries(
    GRUPOS_DE_MI_DIA.map((grupo) => [
      grupo,
      cuentas.filter((una) => una.grupo === grupo).reduce((n, { cuantos }) => n + cuantos, 0),
    ]),
  ) as Record<GrupoDeMiDia, number>
