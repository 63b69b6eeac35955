import type { Respuesta } from '../decision/decision.ts'
import { type Fecha, formatFecha } from '../fecha/fecha.ts'
import { casos } from '../texto/casos.ts'
import { interpolar } from '../texto/interpolar.ts'

/** A period of the debt of a case, paid or not. */
export interface PeriodoDeCaso {
  /** The lawyer's code in legal management, '' outside. */
  readonly legal: string
  /** Day of collection, or null where nobody told. */
  readonly cobranza: Fecha | null
  /** Day on which the product learned that the period is cancelled, or null while the period is open. */
  readonly cancelada: Fecha | null
}

/** Sources of the day on which a case was paid. The period paid last decides. */
export type OrigenDeSaldada = 'cobranza' | 'carga'

export interface Saldada {
  readonly desde: Fecha
  readonly origen: OrigenDeSaldada
  /**
   * Day on which the product learned of the payment. News go by this day, because a collection may be told weeks later.
   */
  readonly sabido: Fecha
}

const diaDe = ({ cobranza, cancelada }: PeriodoDeCaso): Saldada | null => {
  if (cancelada === null) return null
  return cobranza !== null
    ? { desde: cobranza, origen: 'cobranza', sabido: cancelada }
    : { desde: cancelada, origen: 'carga', sabido: cancelada }
}

/** Tells which payment is the last. On the same day, a collection wins over a load. */
const isLater = (una: Saldada, otra: Saldada): boolean =>
  una.desde > otra.desde || (una.desde === otra.desde && una.origen === 'cobranza')

/** Joins two periods: the day of the last one paid, and the day the last one was learned. */
const join = (una: Saldada, otra: Saldada): Saldada => ({
  ...(isLater(una, otra) ? una : otra),
  sabido: una.sabido > otra.sabido ? una.sabido : otra.sabido,
})

/** Returns the periods as they were at the end of a day. A period paid later was still open. */
export const periodosAl = (periodos: readonly PeriodoDeCaso[], dia: Fecha): PeriodoDeCaso[] =>
  periodos.map((uno) => {
    const pago = diaDe(uno)
    return pago !== null && pago.desde > dia ? { ...uno, cobranza: null, cancelada: null } : uno
  })

/**
 * Returns the day since which all the debt in management of a case is paid or cancelled (D169), or null while some of
 * it is open. A case that never had debt in management is not paid, because nothing tells that somebody paid.
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
