import { type LineaDeDeuda, parseFecha, parseSignedWireAmount } from '@apremia/core'
import type { InferType } from 'yup'
import type { deudaCC, lineaDeDeudaCC } from './deuda.ts'

export type LineaDeDeudaCC = InferType<typeof lineaDeDeudaCC>
export type DeudaCC = InferType<typeof deudaCC>

/**
 * Tax period of a debt, as the functions of packages/core read it, with the code and the name of its debt status
 * (situación).
 */
export interface LineaConSituacion extends LineaDeDeuda {
  readonly estado: string
  readonly situacion: string
  readonly situacionNombre: string
  readonly nroPlan: number | null
}

const amount = (text: string | null) =>
  text === null ? null : (parseSignedWireAmount(text) ?? null)

const toLinea = (linea: LineaDeDeudaCC, enPlan: boolean): LineaConSituacion => ({
  anio: linea.ANIO,
  cuota: linea.CUOTA,
  vencimiento: parseFecha(linea.VENCIMIENTO ?? '') ?? null,
  capital: amount(linea.CAPITAL),
  interes: amount(linea.INTERES),
  total: amount(linea.TOTAL),
  estado: linea.ESTADO,
  situacion: linea.SITUACION,
  situacionNombre: linea.DETALLE_SITUACION,
  legal: linea.LEGAL,
  nroPlan: linea.NRO_PLAN,
  enPlan,
})

/**
 * Returns every tax period of the response of the call `deudaCC`, as the function `groupDeuda` of packages/core reads
 * it.
 */
export const lineasDeDeuda = ({
  deuda,
  legal,
  enPlan,
}: Pick<DeudaCC, 'deuda' | 'legal' | 'enPlan'>): LineaConSituacion[] => [
  ...deuda.map((linea) => toLinea(linea, false)),
  ...legal.map((linea) => toLinea(linea, false)),
  ...enPlan.map((linea) => toLinea(linea, true)),
]
