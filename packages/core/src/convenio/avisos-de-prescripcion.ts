import type { Motivo } from '../decision/decision.ts'
import { enumeratePeriodos } from '../deuda/format-periodos.ts'
import { convenios } from '../texto/convenios.ts'
import { interpolar } from '../texto/interpolar.ts'
import { groupPorImponible } from './simulate-convenio.ts'

export interface PeriodoPrescripto {
  readonly recurso: string
  readonly imponible: string
  readonly anio: number
  readonly cuota: number
}

/**
 * Warns that an agreement includes tax periods whose term to sue was over on the day of signing. The warning never
 * refuses the agreement, because the municipality decides about old debt (D164).
 */
export const avisosDePrescripcion = (prescriptos: readonly PeriodoPrescripto[]): Motivo[] => {
  const periodos = groupPorImponible(prescriptos).flatMap((suyos) =>
    suyos[0] ? [`${suyos[0].recurso} ${suyos[0].imponible}, ${enumeratePeriodos(suyos)}`] : [],
  )
  if (periodos.length === 0) return []
  return [
    {
      codigo: 'convenio.periodos-prescriptos',
      campo: 'cuotas_plan',
      mensaje: interpolar(convenios.prescriptos, { periodos: periodos.join('; ') }),
    },
  ]
}
