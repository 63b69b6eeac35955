import {
  type DocumentoAparte,
  endSentence,
  type FojasDeDocumento,
  formatFecha,
  type LegajoDatos,
} from '@apremia/core'
import { keepNumbers } from '../../keep-numbers.ts'
import { oRaya } from '../../o-raya.ts'

export const TITULO_DE_LEGAJO = 'LEGAJO DEL CASO'
export const ES_COPIA_DE_LECTURA =
  'Copia de lectura. Una firma digital se comprueba en el original, que va en el zip.'
export const SECCIONES_DE_LEGAJO = {
  datos: 'Datos del caso',
  indice: 'Índice',
  aparte: 'Van aparte, en el zip',
} as const
export const SIN_DOCUMENTOS = 'Ningún documento.'

export const marcaDeFoja = (foja: number, fojas: number): string =>
  `Copia de lectura · Foja ${foja} de ${fojas}`

export const fichaDeLegajo = ({
  campos,
  fecha,
  autor,
}: LegajoDatos): readonly (readonly [string, string])[] => [
  ...campos.map(({ rotulo, valor }) => [rotulo, keepNumbers(oRaya(valor))] as const),
  ['Hecho', `El ${formatFecha(fecha)}, por ${oRaya(autor)}`],
]

export const filaDeIndice = (
  { nombre, fecha, desde, hasta }: FojasDeDocumento,
  i: number,
): readonly string[] => [
  String(i + 1),
  keepNumbers(nombre),
  formatFecha(fecha),
  desde === hasta ? String(desde) : `${desde}-${hasta}`,
]

export const lineaAparte = ({ nombre, aviso }: DocumentoAparte): string =>
  keepNumbers(`– ${endSentence(nombre)} ${aviso}`)
