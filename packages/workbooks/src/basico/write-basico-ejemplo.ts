import {
  type Categoria,
  COLUMNA_IMPONIBLE,
  COLUMNAS_DEL_LIBRO_DE_TITULOS,
  type FilaBasica,
  formatPeriodo,
} from '@apremia/core'
import type { WorkbookColumn } from '../write/column.ts'
import { buildWorkbook } from '../write/write-workbook.ts'
import { INSTRUCCIONES, type Instruccion } from './instrucciones.ts'

export type EjemploBasico = Omit<FilaBasica, 'fila'>

/**
 * Example rows about properties and businesses that do not exist, so that the example is refused when a person uploads
 * it unchanged.
 */
const FICTICIOS: Readonly<Record<Categoria, readonly EjemploBasico[]>> = {
  inmueble: [
    {
      imponible: '999990001',
      recurso: 'AB',
      abogado: 'A01',
      desde: { anio: 2023, cuota: 1 },
      hasta: { anio: 2024, cuota: 12 },
    },
    { imponible: '999990002', recurso: 'SS', abogado: 'A02', desde: null, hasta: null },
  ],
  comercio: [
    {
      imponible: '999990001',
      recurso: 'SE',
      abogado: 'A01',
      desde: { anio: 2023, cuota: 1 },
      hasta: { anio: 2024, cuota: 12 },
    },
    { imponible: '999990002', recurso: 'SH', abogado: 'A02', desde: null, hasta: null },
  ],
}

export const columnasDeEjemplo = (
  categoria: Categoria,
): readonly WorkbookColumn<EjemploBasico>[] => [
  {
    heading: COLUMNA_IMPONIBLE[categoria],
    type: 'integer',
    width: 18,
    value: ({ imponible }) => Number(imponible),
  },
  {
    heading: COLUMNAS_DEL_LIBRO_DE_TITULOS.recurso,
    type: 'text',
    width: 12,
    value: ({ recurso }) => recurso,
  },
  {
    heading: COLUMNAS_DEL_LIBRO_DE_TITULOS.abogado,
    type: 'text',
    width: 12,
    value: ({ abogado }) => abogado,
  },
  {
    heading: COLUMNAS_DEL_LIBRO_DE_TITULOS.desde,
    type: 'text',
    width: 12,
    value: ({ desde }) => desde && formatPeriodo(desde),
  },
  {
    heading: COLUMNAS_DEL_LIBRO_DE_TITULOS.hasta,
    type: 'text',
    width: 12,
    value: ({ hasta }) => hasta && formatPeriodo(hasta),
  },
]

const columnasDeInstrucciones: readonly WorkbookColumn<Instruccion>[] = [
  { heading: 'COLUMNA', type: 'text', width: 20, wrap: true, value: ({ columna }) => columna },
  {
    heading: 'OBLIGATORIA',
    type: 'text',
    width: 14,
    wrap: true,
    value: ({ obligatoria }) => obligatoria,
  },
  { heading: 'QUÉ SE ESCRIBE', type: 'text', width: 112, wrap: true, value: ({ texto }) => texto },
]

/**
 * Builds the workbook of the button 'Descargar Ejemplo Base' (D156). By default the workbook has two fictitious rows.
 */
export const writeBasicoEjemplo = (
  categoria: Categoria,
  ejemplos: readonly EjemploBasico[] = FICTICIOS[categoria],
): Promise<Buffer> =>
  buildWorkbook<[EjemploBasico, Instruccion]>({
    sheets: [
      { name: 'Base', columns: columnasDeEjemplo(categoria), rows: ejemplos },
      {
        name: 'Instrucciones',
        columns: columnasDeInstrucciones,
        rows: INSTRUCCIONES[categoria],
        table: false,
      },
    ],
  })
