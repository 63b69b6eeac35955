import {
  CAMPOS_DE_INMUEBLE,
  type ColumnaDePadron,
  ejemplosDePartida,
  type FormatoDePartida,
  fillFormatoDePartida,
  interpolar,
  textos,
} from '@apremia/core'
import type { WorkbookColumn } from '../write/column.ts'
import { buildWorkbook } from '../write/write-workbook.ts'
import { type ColumnaLeida, HEADINGS_DE_PADRON } from './columnas-de-padron.ts'

type Ejemplo = Readonly<Partial<Record<ColumnaLeida, string>>>

const { padron } = textos

const PRIMERO: Ejemplo = {
  ...{
    NRO_INMUEBLE: '999990001',
    RECURSO: 'AB',
    CALLE: 'Mitre',
    NRO: '1250',
    PISO: '2',
    DEPT: 'B',
  },
  ...{ BARRIO: 'Centro', PAR_PROVINCIAL: '098-999991-6', APYNOM: 'PAZ, Ana', CIRCUNS: 'I' },
  ...{ SECCION: 'A', MANZANA_NRO: '25', MANZANA_LET: 'a', PARCELA_NRO: '7', UNI_FUNCIONAL: '3' },
}

/**
 * Example rows. The first two rows are two taxes of the same real property, so all their data except the tax are equal.
 */
const EJEMPLOS: readonly Ejemplo[] = [
  PRIMERO,
  { ...PRIMERO, RECURSO: 'SS' },
  {
    ...{ NRO_INMUEBLE: '999990002', RECURSO: 'AB', CALLE: '9 de Julio', NRO: '30' },
    ...{ PAR_PROVINCIAL: '098-999992-4', CIRCUNS: 'II', CHACRA_NRO: '12', FRACCION_NRO: '1' },
  },
]

const FORMAS = {
  NRO_INMUEBLE: 'Obligatorio. Número del inmueble, hasta 9 cifras.',
  RECURSO: 'Obligatorio. Código del recurso: AB, SS… Una fila por cada recurso del inmueble.',
  NRO_IMPONIBLE: 'Si está, el mismo número del inmueble.',
  LEGAL: padron.noSeCarga.LEGAL,
}

/**
 * Rewrites the partida (provincial number) of an example row in the format of the municipality. The example can then be
 * loaded. The new partida keeps the digits of the row, so that two properties have different partidas.
 */
const withPartida = (ejemplo: Ejemplo, formato: FormatoDePartida): Ejemplo => {
  const cifras = (ejemplo.PAR_PROVINCIAL ?? '').replace(/\D/g, '').repeat(2)
  const desde = cifras.length - formato.replace(/\D/g, '').length
  return { ...ejemplo, PAR_PROVINCIAL: fillFormatoDePartida(formato, cifras.slice(desde)) }
}

const formaDe = (columna: ColumnaLeida, formato: FormatoDePartida): string => {
  if (columna in FORMAS) return FORMAS[columna as keyof typeof FORMAS]
  const forma = CAMPOS_DE_INMUEBLE[columna as Exclude<ColumnaDePadron, keyof typeof FORMAS>]
  if (forma.clase === 'partida')
    return interpolar(padron.motivos.partida, { partida: ejemplosDePartida(formato).admitida })
  return forma.clase === 'numero'
    ? 'Número entero; 0 es que no tiene.'
    : `Hasta ${forma.largo} caracteres.`
}

interface Instruccion {
  readonly columna: string
  readonly texto: string
  readonly sinonimos: string
}

const instrucciones = (formato: FormatoDePartida): readonly Instruccion[] => [
  ...HEADINGS_DE_PADRON.map(({ key, aliases }) => ({
    columna: key,
    texto: formaDe(key, formato),
    sinonimos: aliases.join(', '),
  })),
  ...[
    'Una columna que no está no cambia nada; una celda vacía vacía el dato.',
    padron.queHace.completa,
    padron.queHace.parcial,
    'No combine celdas ni use fórmulas: pegue los datos como valores.',
  ].map((texto) => ({ columna: '', texto, sinonimos: '' })),
]

const COLUMNAS_DE_INSTRUCCIONES: readonly WorkbookColumn<Instruccion>[] = [
  { heading: 'COLUMNA', type: 'text', width: 20, value: ({ columna }) => columna },
  { heading: 'QUÉ SE ESCRIBE', type: 'text', width: 80, wrap: true, value: ({ texto }) => texto },
  {
    ...{ heading: 'TAMBIÉN SE RECONOCE', type: 'text', width: 60, wrap: true },
    value: ({ sinonimos }) => sinonimos,
  },
]

export const writePadronEjemplo = (formato: FormatoDePartida): Promise<Buffer> =>
  buildWorkbook<[Ejemplo, Instruccion]>({
    sheets: [
      {
        name: padron.hoja,
        columns: HEADINGS_DE_PADRON.map(
          ({ key, title }): WorkbookColumn<Ejemplo> => ({
            ...{ heading: title, type: 'text' },
            value: (ejemplo) => ejemplo[key],
          }),
        ),
        rows: EJEMPLOS.map((ejemplo) => withPartida(ejemplo, formato)),
      },
      {
        ...{ name: padron.instrucciones, columns: COLUMNAS_DE_INSTRUCCIONES },
        rows: instrucciones(formato),
        table: false,
      },
    ],
  })
