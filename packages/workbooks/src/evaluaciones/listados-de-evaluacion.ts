import type { Fecha } from '@apremia/core'
import type { WorkbookColumn } from '../write/column.ts'

export interface FilaDeEvaluacionExportada {
  readonly id: number
  readonly fecha: Fecha
  readonly abogado: string
  readonly nombre: string
  readonly desde: Fecha
  readonly hasta: Fecha
  readonly resultado: string
  readonly actuaciones: number
  /** Numbers of cases of the evaluated lawyer, by the keys of {@link CUENTAS_EXPORTADAS}. */
  readonly cuentas: Readonly<Record<string, number>>
  /**
   * Percentages of the evaluation, by the keys of {@link PARTES}. `porcentaje` is the measured percentage of cases. The
   * evaluation accepts at most the percentage `maximo`.
   */
  readonly partes: Readonly<
    Record<string, { readonly porcentaje: number; readonly maximo: number }>
  >
}

const CUENTAS_EXPORTADAS: readonly (readonly [string, string])[] = [
  ['total', 'JUICIOS ACTIVOS'],
  ['apremios', 'APREMIOS'],
  ['sin_movimientos', 'SIN MOVIMIENTOS'],
  ['a_radicar', 'A RADICAR'],
  ['sin_radicar', 'SIN RADICAR'],
  ['archivados', 'DE ARCHIVO'],
  ['sin_archivar', 'SIN ARCHIVAR'],
  ['restantes', 'RESTANTES'],
  ['faltantes', 'FALTANTES'],
]

const PARTES = [
  ['sin_radicar', 'SIN RADICAR'],
  ['sin_archivar', 'SIN ARCHIVAR'],
  ['faltantes', 'FALTANTES'],
] as const

const enTexto = (n: number | undefined): string => String(n ?? '').replace('.', ',')

export const COLUMNAS_DE_EVALUACIONES: readonly WorkbookColumn<FilaDeEvaluacionExportada>[] = [
  { heading: 'NUMERO', type: 'integer', value: ({ id }) => id },
  { heading: 'FECHA', type: 'date', value: ({ fecha }) => fecha },
  { heading: 'CODIGO EXTERNO', type: 'text', value: ({ abogado }) => abogado },
  { heading: 'ABOGADO', type: 'text', width: 32, value: ({ nombre }) => nombre },
  { heading: 'DESDE', type: 'date', value: ({ desde }) => desde },
  { heading: 'HASTA', type: 'date', value: ({ hasta }) => hasta },
  { heading: 'RESULTADO', type: 'text', width: 14, value: ({ resultado }) => resultado },
  { heading: 'ACTUACIONES', type: 'integer', value: ({ actuaciones }) => actuaciones },
  ...CUENTAS_EXPORTADAS.map(
    ([cuenta, heading]): WorkbookColumn<FilaDeEvaluacionExportada> => ({
      heading,
      type: 'integer',
      width: 16,
      value: ({ cuentas }) => cuentas[cuenta],
    }),
  ),
  ...PARTES.flatMap(([categoria, nombre]): WorkbookColumn<FilaDeEvaluacionExportada>[] => [
    {
      heading: `% ${nombre}`,
      type: 'text',
      width: 16,
      value: ({ partes }) => enTexto(partes[categoria]?.porcentaje),
    },
    {
      heading: `MAXIMO % ${nombre}`,
      type: 'text',
      width: 22,
      value: ({ partes }) => enTexto(partes[categoria]?.maximo),
    },
  ]),
]

export interface FilaDeCasoEvaluado {
  readonly tipo: string
  readonly imponible: number
  readonly recurso: string
  readonly cuentas: readonly string[]
  readonly recibido: Fecha | null
  readonly porque: string
}

export const COLUMNAS_DE_CASOS_EVALUADOS: readonly WorkbookColumn<FilaDeCasoEvaluado>[] = [
  { heading: 'TIPO', type: 'text', width: 12, value: ({ tipo }) => tipo },
  { heading: 'IMPONIBLE', type: 'integer', width: 12, value: ({ imponible }) => imponible },
  { heading: 'RECURSO', type: 'text', width: 10, value: ({ recurso }) => recurso },
  ...CUENTAS_EXPORTADAS.map(
    ([cuenta, heading]): WorkbookColumn<FilaDeCasoEvaluado> => ({
      heading,
      type: 'text',
      width: 16,
      value: ({ cuentas }) => (cuentas.includes(cuenta) ? 'Si' : 'No'),
    }),
  ),
  { heading: 'RECIBIDO', type: 'date', value: ({ recibido }) => recibido },
  { heading: 'PORQUE', type: 'text', width: 80, value: ({ porque }) => porque },
]

export const FICHA_DE_EVALUACION = {
  hoja: 'Evaluación',
  evaluacion: 'Evaluación N.º',
  municipio: 'Municipio',
  abogado: 'Abogado',
  matricula: 'Matrícula',
  desde: 'Desde',
  hasta: 'Hasta',
  resultado: 'Resultado',
  actuaciones: 'Actuaciones en el lapso',
  hecha: 'Hecha el',
  usuario: 'Hecha por',
  fechaInicial: 'Fecha inicial',
  sinEvaluar: 'Sin evaluar',
  inicio: 'Plazo para iniciar el apremio',
  version: 'Versión de las reglas',
  huella: 'Huella',
} as const
