import { type Fecha, formatFecha } from '../fecha/fecha.ts'
import type { FilaDeParametro } from '../parametro/filas-iniciales.ts'
import { interpolar } from '../texto/interpolar.ts'
import { prescripcion as t } from '../texto/prescripcion.ts'
import { CRITERIOS_DE_PRESCRIPCION, computePrescripcion } from './compute-prescripcion.ts'
import { reglasDePrescripcion } from './reglas-de-prescripcion.ts'

/**
 * Describes how a change of the parameters moves the last day to sue. The tax period of the description is due on
 * `dia`. Empty when the last day to sue does not move.
 */
export const describeEfectoEnPrescripcion = (
  antes: readonly FilaDeParametro[],
  despues: readonly FilaDeParametro[],
  dia: Fecha,
): string[] =>
  CRITERIOS_DE_PRESCRIPCION.flatMap((criterio) => {
    const lastDayWith = (filas: readonly FilaDeParametro[]): string => {
      const periodo = { vencimiento: dia, causas: [] }
      const { hasta } = computePrescripcion(
        periodo,
        criterio,
        reglasDePrescripcion(filas),
        dia,
      ).valor
      return hasta === null ? '' : formatFecha(hasta)
    }
    const [era, sera] = [lastDayWith(antes), lastDayWith(despues)]
    if (era === sera) return []
    return [interpolar(t.efecto[criterio], { dia: formatFecha(dia), antes: era, despues: sera })]
  })
