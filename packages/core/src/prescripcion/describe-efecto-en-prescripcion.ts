import { type Fecha, formatFecha } from '../fecha/fecha.ts'
import type { FilaDeParametro } from '../parametro/filas-iniciales.ts'
import { interpolar } from '../texto/interpolar.ts'
import { prescripcion as t } from '../texto/prescripcion.ts'
import { CRITERIOS_DE_PRESCRIPCION, computePrescripcion } from './compute-prescripcion.ts'
import { reglasDePrescripcion } from './reglas-de-prescripcion.ts'

/** Says how a change of the parameters moves the day on which a period that is due on `dia` prescribes. */
export const describeEfectoEnPrescripcion = (
  antes: readonly FilaDeParametro[],
  despues: readonly FilaDeParametro[],
  dia: Fecha,
): string[] =>
  CRITERIOS_DE_PRESCRIPCION.map((criterio) => {
    const lastDayWith = (filas: readonly FilaDeParametro[]): string => {
      const periodo = { vencimiento: dia, causas: [] }
      const reglas = reglasDePrescripcion(filas, dia)
      const { hasta } = computePrescripcion(periodo, criterio, reglas, dia).valor
      return hasta === null ? '' : formatFecha(hasta)
    }
    return interpolar(t.efecto, {
      ...{ dia: formatFecha(dia), criterio: t.criterios[criterio].toLowerCase() },
      ...{ antes: lastDayWith(antes), despues: lastDayWith(despues) },
    })
  })
