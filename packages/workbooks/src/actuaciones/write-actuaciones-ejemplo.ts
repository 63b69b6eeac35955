import { type ColumnaDeActuacion, type Fecha, formatFecha, textos } from '@apremia/core'
import type { WorkbookColumn } from '../write/column.ts'
import { buildWorkbook } from '../write/write-workbook.ts'
import { HEADINGS_DE_ACTUACIONES } from './columnas-de-actuaciones.ts'

type Ejemplo = Readonly<Partial<Record<ColumnaDeActuacion, string>>>

/**
 * Example rows about properties and businesses that do not exist, so that the example is refused when a person uploads
 * it unchanged.
 */
const EJEMPLOS = (hoy: Fecha): readonly Ejemplo[] => {
  const comun = { imponible: '999990001', recurso: 'AB', fecha: formatFecha(hoy) }
  return [
    {
      ...comun,
      ...{ grupo: 'Judicial', tipo: 'Radicación', caratula: 'MUNICIPALIDAD c/ PAZ s/ APREMIO' },
      ...{ nroexpte: 'SN-1234-2026', nrotit: '15', juzgado: 'Juzgado de Paz', monto: '1.234,50' },
      ...{ periodos: '2024/01 a 2025/06', cp8480: 'Sí', cpantprv: 'No', departamento: 'Azul' },
    },
    { ...comun, tipo: '3', tipomedida: 'Embargo', obs: 'Se libró oficio.' },
    { ...comun, imponible: '999990002', grupo: '2', tipo: '10', obs: 'Se dejó aviso.' },
  ]
}

interface Instruccion {
  readonly columna: string
  readonly texto: string
}

const { columnas } = textos.actuaciones.libro

const INSTRUCCIONES: readonly Instruccion[] = [
  [columnas.imponible, 'Obligatorio. Número del inmueble o del comercio.'],
  [columnas.recurso, 'Obligatorio. Código del recurso: AB, SS, SE…'],
  [columnas.fecha, 'Obligatoria. DD/MM/AAAA, no posterior a hoy.'],
  [columnas.grupo, 'Número o nombre del grupo. Vacío, el del tipo.'],
  [columnas.tipo, 'Obligatorio. Número o nombre del tipo de actuación.'],
  [columnas.abogado, 'Código del abogado. Vacío, el que tiene el imponible a cargo.'],
  [columnas.obs, 'Hasta 2.000 caracteres.'],
  [columnas.otraRadicacion, 'Sí, para agregar otra radicación a un imponible que ya tiene una.'],
  [
    columnas.motivoForzar,
    'Por qué se intima un caso ya radicado o en convenio, o se graba un acto anterior a su radicación o con el expediente de otro.',
  ],
  ['', 'Las demás columnas son los datos que pide cada tipo: deje vacías las que no lleva.'],
  [
    '',
    'Las filas se graban en su orden: primero la radicación, después lo demás del grupo judicial.',
  ],
  [
    '',
    'Se graban todas o ninguna. No combine celdas ni use fórmulas: pegue los datos como valores.',
  ],
].map(([columna = '', texto = '']) => ({ columna: columna.toUpperCase(), texto }))

const COLUMNAS_DE_INSTRUCCIONES: readonly WorkbookColumn<Instruccion>[] = [
  { heading: 'COLUMNA', type: 'text', width: 20, value: ({ columna }) => columna },
  { heading: 'QUÉ SE ESCRIBE', type: 'text', width: 90, wrap: true, value: ({ texto }) => texto },
]

export const writeActuacionesEjemplo = (hoy: Fecha): Promise<Buffer> =>
  buildWorkbook<[Ejemplo, Instruccion]>({
    sheets: [
      {
        name: textos.actuaciones.libro.titulo,
        columns: HEADINGS_DE_ACTUACIONES.map(
          ({ key, title }): WorkbookColumn<Ejemplo> => ({
            ...{ heading: title, type: 'text' },
            value: (ejemplo) => ejemplo[key],
          }),
        ),
        rows: EJEMPLOS(hoy),
      },
      {
        ...{ name: 'Instrucciones', columns: COLUMNAS_DE_INSTRUCCIONES, rows: INSTRUCCIONES },
        table: false,
      },
    ],
  })
