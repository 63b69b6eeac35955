import { type Centavos, formatPesos, interpolar } from '@apremia/core'
import { enCentavos } from './seleccion.ts'

export const readablePorcentaje = (texto: string): string =>
  (texto.includes('.') ? texto.replace(/\.?0+$/, '') : texto).replace('.', ',')

export const pesosDelServicio = (wire: string): string => formatPesos(enCentavos(wire))

/**
 * Formats the instalments of a payment plan: '3 cuotas de $ 100,00, la última de $ 100,02'. All the amounts are equal,
 * except the last one (D33).
 */
export const describeCuotas = (
  montos: readonly Centavos[],
  textos: { readonly uno: '1 cuota de {monto}'; readonly varios: '{n} cuotas de {monto}' },
  ultima: 'la última de {monto}',
): string => {
  const [primera] = montos
  const final = montos.at(-1)
  if (primera === undefined || final === undefined) return ''
  const monto = formatPesos(primera)
  if (montos.length === 1) return interpolar(textos.uno, { monto })
  const iguales = interpolar(textos.varios, { n: montos.length, monto })
  return final === primera
    ? iguales
    : `${iguales}, ${interpolar(ultima, { monto: formatPesos(final) })}`
}
