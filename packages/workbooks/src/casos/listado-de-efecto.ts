import type { Fecha } from '@apremia/core'
import type { WorkbookColumn } from '../write/column.ts'

type Par<T> = readonly [antes: T, despues: T]

/**
 * Case that a change of the configuration would alter. Each changed value is a pair: the value today and the value
 * after the change of configuration.
 */
export interface FilaDeEfecto {
  readonly tipo: string
  readonly imponible: number
  readonly recurso: string
  readonly abogado: string
  readonly judicial: Par<string>
  readonly extrajudicial: Par<string>
  readonly vence: Par<Fecha | null>
  readonly estado: Par<string>
}

const CUANDO = ['HOY', 'CON EL CAMBIO'] as const

const par = (
  heading: string,
  value: (fila: FilaDeEfecto) => Par<string>,
): WorkbookColumn<FilaDeEfecto>[] =>
  CUANDO.map((cuando, i) => ({
    heading: `${heading} ${cuando}`,
    type: 'text',
    width: 22,
    value: (fila) => value(fila)[i],
  }))

const fechas = (
  heading: string,
  value: (fila: FilaDeEfecto) => Par<Fecha | null>,
): WorkbookColumn<FilaDeEfecto>[] =>
  CUANDO.map((cuando, i) => ({
    heading: `${heading} ${cuando}`,
    type: 'date',
    value: (fila) => value(fila)[i],
  }))

export const COLUMNAS_DE_EFECTO: readonly WorkbookColumn<FilaDeEfecto>[] = [
  { heading: 'TIPO', type: 'text', width: 12, value: ({ tipo }) => tipo },
  { heading: 'IMPONIBLE', type: 'integer', width: 12, value: ({ imponible }) => imponible },
  { heading: 'RECURSO', type: 'text', width: 10, value: ({ recurso }) => recurso },
  { heading: 'ABOGADO', type: 'text', width: 10, value: ({ abogado }) => abogado },
  ...par('MESA JUDICIAL', ({ judicial }) => judicial),
  ...par('MESA EXTRAJUDICIAL', ({ extrajudicial }) => extrajudicial),
  ...fechas('VENCE', ({ vence }) => vence),
  ...par('ESTADO', ({ estado }) => estado),
]
