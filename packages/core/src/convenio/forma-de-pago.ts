import { CERO, type Centavos, splitCentavos, subtractCentavos } from '../dinero/centavos.ts'

/** 'mixto' is a down payment followed by instalments (S1 §4, D44). */
export const CLASES_DE_PAGO = ['contado', 'cuotas', 'mixto'] as const
export type ClaseDePago = (typeof CLASES_DE_PAGO)[number]

export interface FormaDePago {
  readonly id: number
  readonly nombre: string
  readonly clase: ClaseDePago
}

/** Hidden fields are saved as 0 (D44). */
export const camposDePago = (clase: ClaseDePago | undefined) => ({
  montopago: clase === 'mixto',
  cuotaspago: clase === 'mixto' || clase === 'cuotas',
})

export interface RepartoDePago {
  readonly alContado: Centavos
  /** Equal instalments. The last instalment also has the remainder of the division. */
  readonly cuotas: readonly { readonly cuota: number; readonly monto: Centavos }[]
}

/**
 * The down payment and the instalments always add up to the total. A down payment that reaches the total leaves no
 * instalments.
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
