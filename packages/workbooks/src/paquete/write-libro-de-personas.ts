import {
  type ArchivoDePaquete,
  type ColumnaDePaquete,
  describeColumna,
  findArchivoDePaquete,
  textos,
} from '@apremia/core'
import type { WorkbookColumn } from '../write/column.ts'
import { buildWorkbook } from '../write/write-workbook.ts'

const { libroDePersonas: t } = textos.paquete

const HOJAS_DE_PERSONAS = ['usuarios', 'abogados'] as const

type FilaDePersona = Readonly<Record<string, string | null>>

export type FilasDePersonas = Readonly<
  Record<(typeof HOJAS_DE_PERSONAS)[number], readonly FilaDePersona[]>
>

interface Instruccion {
  readonly hoja: string
  readonly columna: ColumnaDePaquete
}

const archivoDe = (nombre: string): ArchivoDePaquete => {
  const archivo = findArchivoDePaquete(nombre)
  if (archivo === undefined) throw new Error(`El paquete no lleva «${nombre}»`)
  return archivo
}

const COLUMNAS_DE_INSTRUCCIONES: readonly WorkbookColumn<Instruccion>[] = [
  { heading: t.hoja, type: 'text', width: 12, value: ({ hoja }) => hoja },
  { heading: t.columna, type: 'text', width: 16, value: ({ columna }) => columna.nombre },
  {
    heading: t.obligatoria,
    type: 'text',
    width: 14,
    value: ({ columna }) => (columna.clave ? t.clave : columna.obligatoria ? t.si : t.no),
  },
  {
    heading: t.escribe,
    type: 'text',
    width: 90,
    wrap: true,
    value: ({ columna }) => describeColumna(columna),
  },
]

/**
 * Writes a workbook with a sheet of users, a sheet of lawyers and the instructions. A person can change many users and
 * load the workbook as a data package. A load of the unchanged workbook changes nothing.
 */
export const writeLibroDePersonas = (filas: FilasDePersonas): Promise<Buffer> => {
  const hojas = HOJAS_DE_PERSONAS.map((nombre) => ({
    name: nombre,
    rows: filas[nombre],
    columns: archivoDe(nombre).columnas.map(
      (columna): WorkbookColumn<FilaDePersona> => ({
        heading: columna.nombre,
        type: 'text',
        value: (fila) => fila[columna.nombre],
      }),
    ),
  }))
  const [usuarios, abogados] = hojas
  if (usuarios === undefined || abogados === undefined) throw new Error('Faltan hojas')
  return buildWorkbook<[FilaDePersona, FilaDePersona, Instruccion]>({
    sheets: [
      usuarios,
      abogados,
      {
        name: t.instrucciones,
        columns: COLUMNAS_DE_INSTRUCCIONES,
        rows: HOJAS_DE_PERSONAS.flatMap((hoja) =>
          archivoDe(hoja).columnas.map((columna) => ({ hoja, columna })),
        ),
        table: false,
      },
    ],
  })
}
