import {
  applyPorcentaje,
  enLetras,
  formatCentavos,
  formatPesos,
  parseImporteTecleado,
  parsePorcentaje,
  redondearParaMostrar,
  splitCentavos,
} from '@apremia/core'
import type { Regla } from './caso-de-regla.ts'
import { EntradaInvalida, readEntero, readImporte, readObjeto, readTexto } from './read-entrada.ts'
import { writeDecision } from './write-salida.ts'

const readPorcentaje = (valor: unknown, campo: string) => {
  const porcentaje = parsePorcentaje(readTexto(valor, campo))
  if (porcentaje === undefined) throw new EntradaInvalida(`${campo}: no es un porcentaje`)
  return porcentaje
}

export const reglasDeDinero = {
  'dinero/en-letras': (entrada) => enLetras(readImporte(entrada)),
  'dinero/mostrar': (entrada) => formatPesos(readImporte(entrada)),
  'dinero/redondear-para-mostrar': (entrada) => {
    const redondeado = redondearParaMostrar(readTexto(entrada))
    return redondeado === undefined ? null : formatCentavos(redondeado)
  },
  'dinero/importe-tecleado': (entrada) =>
    writeDecision(parseImporteTecleado(readTexto(entrada)), formatCentavos),
  'dinero/repartir': (entrada) => {
    const { importe, partes } = readObjeto(entrada, { importe: readImporte, partes: readEntero })
    return splitCentavos(importe, partes).map(formatCentavos)
  },
  'dinero/porcentaje': (entrada) => {
    const lectores = { importe: readImporte, porcentaje: readPorcentaje }
    const { importe, porcentaje } = readObjeto(entrada, lectores)
    return formatCentavos(applyPorcentaje(importe, porcentaje))
  },
} as const satisfies Record<string, Regla>
