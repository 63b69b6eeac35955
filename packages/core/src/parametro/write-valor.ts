import { formatPesos } from '../dinero/format-centavos.ts'
import { parseWireAmount } from '../dinero/parse-centavos.ts'
import { formatFecha, parseFecha } from '../fecha/fecha.ts'
import { type ClaveDeParametro, PARAMETROS } from './parametros.ts'

/** Writes a saved value of a parameter for people: '$ 500.000,00', '2,2 %', '31/01/2027'. */
export const writeValorDeParametro = (clave: ClaveDeParametro, valor: string): string => {
  const { tipo } = PARAMETROS[clave]
  if (tipo === 'porcentaje') return valor === '' ? '' : `${valor.replace('.', ',')}\u00a0%`
  const importe = tipo === 'importe' ? parseWireAmount(valor) : undefined
  if (importe !== undefined) return formatPesos(importe)
  const dia = tipo === 'fecha' ? parseFecha(valor) : undefined
  return dia === undefined ? valor : formatFecha(dia)
}
