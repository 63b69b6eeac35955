import type { Respuesta } from '../decision/decision.ts'
import { type Fecha, formatFecha } from '../fecha/fecha.ts'
import { casos } from '../texto/casos.ts'
import { interpolar } from '../texto/interpolar.ts'

export interface PeriodoDeCaso {
  /** Code of the lawyer who collects the tax period. '' when no lawyer collects it. */
  readonly legal: string
  /** Day on which the municipality collected the payment of the tax period. Null when no source gave that day. */
  readonly cobranza: Fecha | null
  /** Day on which the product learned that nobody owes the tax period any more. Null while the period is owed. */
  readonly cancelada: Fecha | null
}

/**
 * Origin of the day on which a case was paid. 'cobranza': the municipality reported the day of collection. 'carga': the
 * day of the first data load in which the debt was no longer present.
 */
export type OrigenDeSaldada = 'cobranza' | 'carga'

export interface Saldada {
  readonly desde: Fecha
  readonly origen: OrigenDeSaldada
  /**
   * Day on which the product learned that a case was paid. The filter of recently paid cases uses this day, because the
   * municipality may report a collection weeks later.
   */
  readonly sabido: Fecha
}

const diaDe = ({ cobranza, cancelada }: PeriodoDeCaso): Saldada | null => {
  if (cancelada === null) return null
  return cobranza !== null
    ? { desde: cobranza, origen: 'cobranza', sabido: cancelada }
    : { desde: cancelada, origen: 'carga', sabido: cancelada }
}

/** On the same day, the payment whose day of collection the municipality reported ('cobranza') is the later one. */
const isLater = (una: Saldada, otra: Saldada): boolean =>
  una.desde > otra.desde || (una.desde === otra.desde && una.origen === 'cobranza')

/**
 * Joins two payments of a case, and returns the later payment. Each payment has the day `sabido` on which the product
 * learned of it. The result has the later of both days.
 */
const join = (una: Saldada, otra: Saldada): Saldada => ({
  ...(isLater(una, otra) ? una : otra),
  sabido: una.sabido > otra.sabido ? una.sabido : otra.sabido,
})

/** Returns the tax periods of a case as they were on a day: a period paid after `dia` is again owed. */
export const periodosAl = (periodos: readonly PeriodoDeCaso[], dia: Fecha): PeriodoDeCaso[] =>
  periodos.map((uno) => {
    const pago = diaDe(uno)
    return pago !== null && pago.desde > dia ? { ...uno, cobranza: null, cancelada: null } : uno
  })

/**
 * Returns the day since which all the debt in legal management (collection by lawyers) is paid or annulled (D169). Null
 * while some of that debt is owed, and without such debt.
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
