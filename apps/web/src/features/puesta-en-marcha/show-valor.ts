import { PARAMETROS, textos } from '@apremia/core'
import type { PuntoDelDia } from '../../panels/instalacion/instalacion-api.ts'
import { formatAmount, formatDate } from '../../ui/format.ts'

type Propuesta = PuntoDelDia['propuestas'][number]

export const showValor = ({ clave, valor }: Pick<Propuesta, 'clave' | 'valor'>): string => {
  const { tipo } = PARAMETROS[clave]
  if (valor === '') return textos.puestaEnMarcha.sinTexto
  if (tipo === 'importe') return formatAmount(valor)
  if (tipo === 'fecha') return formatDate(valor)
  return tipo === 'porcentaje' ? `${valor.replace('.', ',')} %` : valor
}
