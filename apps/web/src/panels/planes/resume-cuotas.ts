import { type Centavos, parseSignedWireAmount, sumarImportes } from '@apremia/core'
import type { Data } from '../../api/endpoint.ts'

export type Cuota = Data<'getPlandepago'>['cuotas'][number]

export interface Parte {
  readonly cuotas: number
  readonly monto: Centavos | null
}

export interface Avance {
  readonly pagadas: Parte
  readonly vencidas: Parte
  readonly porVencer: Parte
}

const amountOf = (wire: string | null): Centavos | null =>
  wire === null ? null : (parseSignedWireAmount(wire) ?? null)

const parteDe = (cuotas: readonly Cuota[]): Parte => ({
  cuotas: cuotas.length,
  monto: sumarImportes(cuotas.map(({ MONTO }) => amountOf(MONTO))),
})

/**
 * Counts and adds up the paid, overdue and future instalments of a payment plan. An instalment paid before its due date
 * counts as paid, although its status is still VIGENTE (in force) (D38).
 */
export const resumeCuotas = (cuotas: readonly Cuota[]): Avance => {
  const impagas = cuotas.filter(({ FECHA_COBRANZA }) => FECHA_COBRANZA === null)
  return {
    pagadas: parteDe(cuotas.filter(({ FECHA_COBRANZA }) => FECHA_COBRANZA !== null)),
    vencidas: parteDe(impagas.filter(({ ESTADO }) => ESTADO === 'VENCIDA')),
    porVencer: parteDe(impagas.filter(({ ESTADO }) => ESTADO !== 'VENCIDA')),
  }
}

type Sumable = 'MONTO_CAPITAL' | 'MONTO_INTERES' | 'MONTO' | 'INT_COBRANZA'

export const sumColumna = (cuotas: readonly Cuota[], campo: Sumable): Centavos | null =>
  sumarImportes(cuotas.map((cuota) => amountOf(cuota[campo])))
