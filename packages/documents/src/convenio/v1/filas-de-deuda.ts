import {
  type Centavos,
  type ConvenioDatos,
  type DeudaReconocida,
  formatCentavos,
  type PeriodoReconocido,
} from '@apremia/core'
import type { Columna, Fila } from '../../layout/fila-de-tabla.ts'
import { oRaya } from '../../o-raya.ts'

/**
 * Layout of a table of debt, with one row for each tax period. The first cells of a row name the period, such as year
 * and instalment. `clave` returns these cells. The cells with amounts come after them.
 */
export interface TablaDeDeuda {
  readonly columnas: readonly Columna[]
  readonly clave: (periodo: PeriodoReconocido) => readonly string[]
}

const COLUMNAS: readonly Columna[] = [
  { titulo: 'Año', ancho: 46 },
  { titulo: 'Cuota', ancho: 42, align: 'right' },
  { titulo: 'Capital', align: 'right' },
  { titulo: 'Interés', align: 'right' },
  { titulo: 'Total', align: 'right' },
]

export const SIN_VENCIMIENTO: TablaDeDeuda = {
  columnas: COLUMNAS,
  clave: ({ anio, cuota }) => [String(anio), String(cuota)],
}

interface Importes {
  readonly capital: Centavos
  readonly interes: Centavos
  readonly total: Centavos
}

const importes = ({ capital, interes, total }: Importes): string[] =>
  [capital, interes, total].map(formatCentavos)

/** Builds the row with the totals of a table of debt. Each total is below the amounts that it adds up. */
const totalDe = (id: string, rotulo: string, suma: Importes, { columnas }: TablaDeDeuda): Fila => {
  const sumas = importes(suma)
  const vacias = Array<string>(columnas.length - 1 - sumas.length).fill('')
  return { id, celdas: [rotulo, ...vacias, ...sumas], total: true }
}

const filasDe = (
  { periodos, ...deuda }: DeudaReconocida,
  rotulo: string,
  tabla: TablaDeDeuda,
): Fila[] => [
  ...periodos.map((periodo, i): Fila => {
    const { anio, cuota } = periodo
    const previo = periodos[i - 1]
    return {
      id: `${anio}-${cuota}`,
      celdas: [...tabla.clave(periodo), ...importes(periodo)],
      separada: previo !== undefined && previo.anio !== anio,
    }
  }),
  totalDe('total', rotulo, deuda, tabla),
]

/**
 * Builds the rows of several tables, one table for each debt of the agreement. When there are several debts, the last
 * table ends with the sum of all the debts.
 */
export const filasDeDeudas = (datos: ConvenioDatos, tabla: TablaDeDeuda): readonly Fila[][] => {
  const varias = datos.deudas.length > 1
  return datos.deudas.map((deuda, i) => [
    ...filasDe(deuda, varias ? 'Subtotal' : 'TOTAL', tabla),
    ...(varias && i === datos.deudas.length - 1 ? [totalDe('todo', 'TOTAL', datos, tabla)] : []),
  ])
}

export const rotuloDeContribuyente = ({ contribuyente }: DeudaReconocida): string =>
  `Contribuyente: ${oRaya(contribuyente)}`
