import { CERO, type Centavos, splitCentavos, subtractCentavos } from '../dinero/centavos.ts'

/** Kinds of fee payment. 'mixto' is a down payment followed by instalments (S1 §4, D44). */
export const CLASES_DE_PAGO = ['contado', 'cuotas', 'mixto'] as const
export type ClaseDePago = (typeof CLASES_DE_PAGO)[number]

export interface FormaDePago {
  readonly id: number
  readonly nombre: string
  readonly clase: ClaseDePago
}

/**
 * Tells which fields the form shows for a kind of fee payment. A field that the form does not show is saved as 0 (D44).
 */
export const camposDePago = (clase: ClaseDePago | undefined) => ({
  montopago: clase === 'mixto',
  cuotaspago: clase === 'mixto' || clase === 'cuotas',
})

export interface RepartoDePago {
  readonly alContado: Centavos
  /** Instalments of the lawyer's fees, all of the same amount. The last one also has the remainder of the division. */
  readonly cuotas: readonly { readonly cuota: number; readonly monto: Centavos }[]
}

/**
 * Splits a total into a down payment and instalments. The parts always add up to the total. When the down payment is
 * the whole total, there are no instalments.
 */
export const splitPago = (
  total: Centavos,
  {
    clase,
    montopago,
    cuotaspago,
  }: {
    readonly clase: ClaseDePago
    readonly montopago: Centavos
    readonly cuotaspago: number
  },
): RepartoDePago => {
  const pedido = clase === 'mixto' ? montopago : CERO
  const alContado = clase === 'contado' || pedido >= total || cuotaspago < 1 ? total : pedido
  const resto = subtractCentavos(total, alContado)
  const partes = resto > 0 ? splitCentavos(resto, cuotaspago) : []
  return {
    alContado,
    cuotas: partes.map((monto, i) => ({ cuota: i + 1, monto })),
  }
}
