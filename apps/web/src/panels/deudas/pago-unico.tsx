import type { DeudaCC } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { formatAmount } from '../../ui/format.ts'

const { pagoUnico } = textos.deudas

interface PagoUnicoProps {
  readonly pago: DeudaCC['pagoUnico']['enGestion']
  /** Percentage of the interest that is discounted in a single payment. */
  readonly reduccion: string
}

/** Shows the amount to pay a group of debts in a single payment, for the taxes that allow a single payment (D34). */
export const DetalleDePagoUnico = ({ pago, reduccion }: PagoUnicoProps) => {
  if (pago === null) return null
  return (
    <div className="debt-single">
      <p className="debt-single-price">
        <strong>{pagoUnico.titulo}</strong> <strong>{formatAmount(pago.importe)}</strong>
      </p>
      <p>
        {interpolar(pagoUnico.detalle, { porcentaje: reduccion })}
        {Number(pago.descuento) > 0 &&
          `. ${interpolar(pagoUnico.ahorro, { descuento: formatAmount(pago.descuento) })}`}
      </p>
    </div>
  )
}
