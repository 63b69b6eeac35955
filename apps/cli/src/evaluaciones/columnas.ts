import type { Contract, ReplyOf } from '@apremia/api-client'
import type { TableColumn } from '../terminal/column.ts'
import { formatFechaIso } from '../terminal/local-format.ts'

export type Prevista = ReplyOf<Contract['simulateRunEvaluaciones']>['evaluaciones'][number]
type Evaluacion = ReplyOf<Contract['saveEvaluaciones']>[number]
type Cifras = Omit<Evaluacion, 'id' | 'fecha'>

const enTexto = (n: number): string => String(n).replace('.', ',')

type Parte = Cifras['partes'][number]

export const formatPorciento = ({ porcentaje }: Parte): string => `${enTexto(porcentaje)} %`

export const formatParte = (parte: Parte): string =>
  `${parte.fallan} de ${parte.universo} (${formatPorciento(parte)})`

const parteColumn = (categoria: string, title: string): TableColumn<Cifras> => {
  const parteDe = ({ partes }: Cifras) => partes.find((una) => una.categoria === categoria)
  return {
    key: categoria,
    title,
    value: (fila) => parteDe(fila)?.porcentaje ?? null,
    text: (fila) => {
      const parte = parteDe(fila)
      return parte === undefined ? '—' : formatParte(parte)
    },
    align: 'right',
  }
}

const CUENTAS = [
  ...['total', 'apremios', 'sin_movimientos', 'a_radicar', 'sin_radicar'],
  ...['archivados', 'sin_archivar', 'restantes', 'faltantes'],
]

/**
 * Columns of the printed evaluations, with one row per lawyer. JSON and CSV also have the counts of cases from which
 * each percentage is computed.
 */
export const COLUMNAS_DE_CIFRAS: readonly TableColumn<Cifras>[] = [
  { key: 'abogado', title: 'ABOGADO', value: ({ abogado }) => abogado },
  { key: 'nombre', title: 'NOMBRE', value: ({ nombre }) => nombre, flexible: true },
  {
    key: 'desde',
    title: 'DESDE',
    value: ({ desde }) => desde,
    text: ({ desde }) => formatFechaIso(desde),
  },
  {
    key: 'hasta',
    title: 'HASTA',
    value: ({ hasta }) => hasta,
    text: ({ hasta }) => formatFechaIso(hasta),
  },
  { key: 'resultado', title: 'RESULTADO', value: ({ resultado }) => resultado },
  /** Percentage of cases without a lawsuit. */
  parteColumn('sin_radicar', 'SIN RADICAR'),
  /** Percentage of lawsuits that are not archived. */
  parteColumn('sin_archivar', 'SIN ARCHIVAR'),
  /** Percentage of cases without the due action. */
  parteColumn('faltantes', 'FALTANTES'),
  {
    key: 'actuaciones',
    title: 'ACTUACIONES',
    value: ({ actuaciones }) => actuaciones,
    align: 'right',
  },
  { key: 'maximoSinRadicar', title: '', value: (f) => f.maximoSinRadicar, hidden: true },
  { key: 'maximoSinArchivar', title: '', value: (f) => f.maximoSinArchivar, hidden: true },
  { key: 'maximoFaltantes', title: '', value: (f) => f.maximoFaltantes, hidden: true },
  ...CUENTAS.map(
    (cuenta): TableColumn<Cifras> => ({
      key: `n_${cuenta}`,
      title: '',
      value: ({ cantidadJuicios, cantidadTotal }) =>
        ({ ...cantidadJuicios, ...cantidadTotal })[cuenta as 'total'],
      hidden: true,
    }),
  ),
]

export const COLUMNAS_DE_PREVISTA: readonly TableColumn<Prevista>[] = [
  ...COLUMNAS_DE_CIFRAS,
  {
    key: 'anterior',
    title: 'LA ÚLTIMA',
    value: ({ anterior }) => anterior?.resultado ?? null,
    text: ({ anterior }) =>
      anterior === null ? '—' : `${anterior.resultado} (${formatFechaIso(anterior.fecha)})`,
  },
  {
    key: 'anterior_partes',
    title: 'SUS PARTES',
    value: ({ anterior }) => anterior?.partes.map(({ porcentaje }) => porcentaje).join(' ') ?? null,
    text: ({ anterior }) => anterior?.partes.map(formatPorciento).join(' · ') ?? '—',
  },
]

export const COLUMNAS_DE_EVALUACION: readonly TableColumn<Evaluacion>[] = [
  { key: 'id', title: 'NÚMERO', value: ({ id }) => id, align: 'right' },
  {
    key: 'fecha',
    title: 'FECHA',
    value: ({ fecha }) => fecha,
    text: ({ fecha }) => formatFechaIso(fecha),
  },
  ...COLUMNAS_DE_CIFRAS,
]
