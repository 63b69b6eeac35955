import { textos } from '@apremia/core'
import type { WorkbookColumn } from '../write/column.ts'
import { buildWorkbook } from '../write/write-workbook.ts'
import { COLUMNAS_DE_CONDICIONES, type FilaDeCondicion } from './listado-de-condiciones.ts'

const EJEMPLOS = (abogado: string, municipio: string): readonly FilaDeCondicion[] => [
  {
    contrato: 'EJEMPLO-2026/001',
    condiciones: 'Honorarios del 10 % de lo cobrado. Rendición mensual, del 1 al 5.',
    abogado,
    municipio,
  },
  {
    contrato: 'EJEMPLO-2026/002',
    condiciones: 'Solo gestión extrajudicial. Vigente hasta el 31/12/2027.',
    abogado,
    municipio,
  },
]

interface Instruccion {
  readonly columna: string
  readonly obligatoria: string
  readonly texto: string
}

const { columnas } = textos.condiciones

const INSTRUCCIONES: readonly Instruccion[] = [
  [columnas.contrato, 'Sí', 'Número o nombre del contrato, hasta 80 caracteres.'],
  [columnas.condiciones, 'Sí', 'Lo pactado, hasta 4.000 caracteres.'],
  [columnas.abogado, 'Sí', 'Código del abogado, por ejemplo A01.'],
  [columnas.municipio, 'No', 'Municipio que firma el contrato.'],
  ['', '', 'Borre las filas de ejemplo antes de cargar las suyas.'],
  [
    '',
    '',
    'Un contrato que ya está cargado para el mismo abogado se actualiza; no se quita ninguno.',
  ],
  ['', '', 'No combine celdas ni use fórmulas: pegue los datos como valores.'],
].map(([columna = '', obligatoria = '', texto = '']) => ({
  columna: columna.toUpperCase(),
  obligatoria,
  texto,
}))

const COLUMNAS_DE_INSTRUCCIONES: readonly WorkbookColumn<Instruccion>[] = [
  { heading: 'COLUMNA', type: 'text', width: 20, value: ({ columna }) => columna },
  { heading: 'OBLIGATORIA', type: 'text', width: 14, value: ({ obligatoria }) => obligatoria },
  { heading: 'QUÉ SE ESCRIBE', type: 'text', width: 90, wrap: true, value: ({ texto }) => texto },
]

export const writeCondicionesEjemplo = (abogado: string, municipio: string): Promise<Buffer> =>
  buildWorkbook<[FilaDeCondicion, Instruccion]>({
    sheets: [
      {
        name: textos.condiciones.titulo,
        columns: COLUMNAS_DE_CONDICIONES,
        rows: EJEMPLOS(abogado, municipio),
      },
      {
        name: 'Instrucciones',
        columns: COLUMNAS_DE_INSTRUCCIONES,
        rows: INSTRUCCIONES,
        table: false,
      },
    ],
  })
