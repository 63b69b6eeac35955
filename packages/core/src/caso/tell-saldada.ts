import type { Respuesta } from '../decision/decision.ts'
import { type Fecha, formatFecha } from '../fecha/fecha.ts'
import { casos } from '../texto/casos.ts'
import { interpolar } from '../texto/interpolar.ts'

/** A period of the debt of a case, paid or not. */
export interface PeriodoDeCaso {
  /** The lawyer's code in legal management, '' outside. */
  readonly legal: string
  /** PENDIENTE or EN PLAN. */
  readonly abierto: boolean
  /** The day it was collected, where somebody told. */
  readonly cobranza: Fecha | null
  /** The day a load took it for cancelled, where it is kept (D172). */
  readonly cancelado: Fecha | null
}

/** Where the day of a paid case comes from: the period that was paid last says it. */
export type OrigenDeSaldada = 'cobranza' | 'carga' | 'sabido'

export interface Saldada {
  readonly desde: Fecha
  readonly origen: OrigenDeSaldada
}

const diaDe = ({ cobranza, cancelado }: PeriodoDeCaso, sabido: Fecha): Saldada => {
  if (cobranza !== null) return { desde: cobranza, origen: 'cobranza' }
  return cancelado !== null
    ? { desde: cancelado, origen: 'carga' }
    : { desde: sabido, origen: 'sabido' }
}

/** On the same day the surest tells. */
const ORDEN: readonly OrigenDeSaldada[] = ['cobranza', 'carga', 'sabido']

const isLater = (una: Saldada, otra: Saldada): boolean =>
  una.desde > otra.desde ||
  (una.desde === otra.desde && ORDEN.indexOf(una.origen) < ORDEN.indexOf(otra.origen))

/**
 * Since when all the debt in management of a case is paid or cancelled (D169); null while some of it is open. A case
 * that never had debt in management is not paid: nothing tells that somebody did.
 *
 * @param sabido the day the product learned it, for a period whose day nobody told
 */
export const tellSaldada = (
  periodos: readonly PeriodoDeCaso[],
  sabido: Fecha,
): Respuesta<Saldada | null> => {
  const enGestion = periodos.filter(({ legal }) => legal !== '')
  const abiertos = enGestion.filter(({ abierto }) => abierto).length
  const valor =
    abiertos > 0
      ? null
      : enGestion
          .map((uno) => diaDe(uno, sabido))
          .reduce<Saldada | null>(
            (ultima, una) => (ultima === null || isLater(una, ultima) ? una : ultima),
            null,
          )
  const sinSaldar = enGestion.length === 0 ? casos.saldada.sinDeuda : casos.saldada.abierta
  return {
    valor,
    porque: {
      regla: 'caso/saldada',
      fuente: 'D169, D172',
      entradas: { enGestion: enGestion.length, abiertos, origen: valor?.origen ?? null },
      valor: valor?.desde ?? null,
    },
    frase: valor
      ? interpolar(casos.saldada.desde[valor.origen], { dia: formatFecha(valor.desde) })
      : sinSaldar,
  }
}
