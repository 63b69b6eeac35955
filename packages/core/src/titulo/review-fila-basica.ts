import type { Motivo } from '../decision/decision.ts'
import { decideEstadoFila } from './decide-estado-fila.ts'
import type { FilaBasica, FilaProcesada, PeriodoDeTitulo } from './filas.ts'
import { type ContextoDeAvisos, findAvisosDeFila } from './find-avisos-de-fila.ts'
import type { ContextoDeProceso, HechosDeFila } from './hechos-de-fila.ts'
import { comparePeriodo } from './periodo.ts'

export interface FilaBasicaRevisada {
  readonly fila: FilaProcesada
  readonly rechazos: readonly Motivo[]
  readonly avisos: readonly Motivo[]
}

/**
 * Completes a row of the basic workbook, which lists debts to claim in court, with data of the register. The column
 * ESTADO (status) gets the reasons that prevent the executive title. The column AVISOS gets the other notices.
 */
export const reviewFilaBasica = (
  basica: FilaBasica,
  hechos: HechosDeFila,
  contexto: ContextoDeProceso & ContextoDeAvisos,
): FilaBasicaRevisada => {
  const { fila, motivos } = decideEstadoFila(basica, hechos, contexto)
  const libres = (hechos.imponible?.deuda ?? []).filter(({ legal }) => legal === '')
  const claimed = (uno: PeriodoDeTitulo): boolean =>
    fila.periodos.some((periodo) => comparePeriodo(periodo, uno) === 0)
  const dudosos = {
    sinAsignar: libres.filter(claimed),
    prescriptos: hechos.prescriptos.filter(claimed),
    ...{ marcados: hechos.marcados, cartas: hechos.cartas, deHoy: [] },
  }
  return { fila, rechazos: motivos, avisos: findAvisosDeFila(fila, dudosos, contexto) }
}
