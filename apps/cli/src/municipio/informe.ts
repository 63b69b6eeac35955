import { formatFecha, parseFecha, textos } from '@apremia/core'
import { formatCantidad, formatInstante } from '../terminal/local-format.ts'
import { buildTable } from '../terminal/table.ts'
import {
  COLUMNAS_DE_ARCHIVOS,
  describeEquivalencias,
  describeMovimientos,
  type PaqueteConsultado,
} from './carga.ts'

export interface ParteDeInforme {
  readonly paquete: string
  readonly momento: string
  readonly resultado: string
  /** Error message when the command failed before the data package was compared with the stored data. */
  readonly falla?: string
  /** Result of loading the data package. Undefined when the service did not read the package. */
  readonly carga?: PaqueteConsultado | undefined
  readonly errores?: string | undefined
}

const section = (titulo: string, lineas: readonly string[]): string[] =>
  lineas.length === 0 ? [] : ['', titulo, ...lineas.map((linea) => `  ${linea}`)]

const diaDe = (liquidadoAl: string | null): string => {
  const dia = parseFecha(liquidadoAl ?? '')
  return dia === undefined ? 'no trae deuda' : formatFecha(dia)
}

const headOf = ({ paquete, momento, resultado, carga }: ParteDeInforme): string[] =>
  [
    ['Paquete', paquete],
    ['Momento', formatInstante(momento)],
    ['Resultado', resultado],
    ...(carga
      ? [
          ['Carga', `${carga.id} (${textos.datosDelMunicipio.estados[carga.estado]})`],
          ['Cargado por', `${carga.persona.apellido}, ${carga.persona.nombre}`],
          ['Importes al', diaDe(carga.liquidadoAl)],
        ]
      : []),
  ].map(([nombre = '', valor = '']) => `${`${nombre}:`.padEnd(13)}${valor}`)

const refusedOf = ({ carga, errores }: ParteDeInforme): string[] => {
  if (carga === undefined || carga.rechazadas === 0) return []
  const cuantas = formatCantidad(carga.rechazadas, 'fila rechazada', 'filas rechazadas')
  return [errores === undefined ? cuantas : `${cuantas}: ${errores}`]
}

export const renderInforme = async (parte: ParteDeInforme): Promise<string> => {
  const { carga, falla } = parte
  const tabla = carga
    ? await buildTable(COLUMNAS_DE_ARCHIVOS, carga.archivos, {
        width: undefined,
        paint: (_style, text) => text,
      })
    : ''
  return [
    'CARGA DE DATOS DEL MUNICIPIO',
    '',
    ...headOf(parte),
    ...section('Por qué no se aplicó', carga?.motivos ?? falla?.split('\n') ?? []),
    ...section('Archivos', tabla === '' ? [] : tabla.split('\n')),
    ...section('Archivos propios del municipio', carga ? describeEquivalencias(carga) : []),
    ...section('En la mesa de cada abogado', (carga?.efectos ?? []).map(describeMovimientos)),
    ...section('Avisos', carga?.avisos ?? []),
    ...section('Filas que no entraron', refusedOf(parte)),
    '',
  ].join('\n')
}
