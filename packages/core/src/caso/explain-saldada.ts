import type { Respuesta } from '../decision/decision.ts'
import { type Fecha, formatFecha } from '../fecha/fecha.ts'
import { casos } from '../texto/casos.ts'
import { interpolar } from '../texto/interpolar.ts'

export interface PeriodoDeCaso {
  /** Lawyer's code while the period is in legal management. '' outside legal management. */
  readonly legal: string
  /** Day of collection of the period. Null when no source gave that day. */
  readonly cobranza: Fecha | null
  /** Day on which the product learned that the period is no longer owed. Null while the period is open. */
  readonly cancelada: Fecha | null
}

/**
 * Sources of the day on which a case was paid: the reported collection, or the load that no longer had the debt. The
 * source of the last paid period counts.
 */
export type OrigenDeSaldada = 'cobranza' | 'carga'

export interface Saldada {
  readonly desde: Fecha
  readonly origen: OrigenDeSaldada
  /**
   * Day on which the product learned of the payment. The filter of recent payments uses this day, because a collection
   * may be reported weeks later.
   */
  readonly sabido: Fecha
}

const diaDe = ({ cobranza, cancelada }: PeriodoDeCaso): Saldada | null => {
  if (cancelada === null) return null
  return cobranza !== null
    ? { desde: cobranza, origen: 'cobranza', sabido: cancelada }
    : { desde: cancelada, origen: 'carga', sabido: cancelada }
}

/** On the same day, a collection counts as later than a load. */
const isLater = (una: Saldada, otra: Saldada): boolean =>
  una.desde > otra.desde || (una.desde === otra.desde && una.origen === 'cobranza')

/**
 * The result has the later payment day (`desde`) and the later day on which the product learned of a payment
 * (`sabido`).
 */
const join = (una: Saldada, otra: Saldada): Saldada => ({
  ...(isLater(una, otra) ? una : otra),
  sabido: una.sabido > otra.sabido ? una.sabido : otra.sabido,
})

/** A period paid after `dia` is open in the result. */
export const periodosAl = (periodos: readonly PeriodoDeCaso[], dia: Fecha): PeriodoDeCaso[] =>
  periodos.map((uno) => {
    const pago = diaDe(uno)
    return pago !== null && pago.desde > dia ? { ...uno, cobranza: null, cancelada: null } : uno
  })

/**
 * Returns the day since which all the debt in legal management of a case is paid or cancelled (D169). Null while some
 * period is open. Null also for a case that never had debt in legal management, because no payment is known.
 */
export const explainSaldada = (periodos: readonly PeriodoDeCaso[]): Respuesta<Saldada | null> => {
  const enGestion = periodos.filter(({ legal }) => legal !== '')
  const pagos = enGestion.flatMap((uno) => diaDe(uno) ?? [])
  const abiertos = enGestion.length - pagos.length
  const [primero, ...otros] = pagos
  const valor = primero === undefined || abiertos > 0 ? null : otros.reduce(join, primero)
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
