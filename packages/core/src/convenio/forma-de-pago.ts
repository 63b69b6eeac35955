import { CERO, type Centavos, splitCentavos, subtractCentavos } from '../dinero/centavos.ts'

/** Ways to pay the fees: at once, in instalments, or a part down and the rest in instalments (S1 §4, D44). */
export const CLASES_DE_PAGO = ['contado', 'cuotas', 'mixto'] as const
export type ClaseDePago = (typeof CLASES_DE_PAGO)[number]

export interface FormaDePago {
  readonly id: number
  readonly nombre: string
  readonly clase: ClaseDePago
}

/** Tells which extra fields a payment form reveals. The hidden ones are kept as 0 (D44). */
export const camposDePago = (clase: ClaseDePago | undefined) => ({
  montopago: clase === 'mixto',
  cuotaspago: clase === 'mixto' || clase === 'cuotas',
})

export interface RepartoDePago {
  readonly alContado: Centavos
  /** Equal instalments. The remainder goes in the last one. */
  readonly cuotas: readonly { readonly cuota: number; readonly monto: Centavos }[]
}

/**
 * Splits a total of fees and charges into the part down and the instalments, which always add up to the total. A part
 * down that reaches the total leaves nothing for instalments.
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
