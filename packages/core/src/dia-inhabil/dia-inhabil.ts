import type { Fecha } from '../fecha/fecha.ts'

/** Whom a day without work concerns. A department and a court also have a name (`lugar`). */
export const ALCANCES_DE_DIA = [
  'nacion',
  'provincia',
  'departamento',
  'juzgado',
  'municipio',
] as const
export type AlcanceDeDia = (typeof ALCANCES_DE_DIA)[number]

/**
 * Class of a row of the calendar. 'laborable' is a national holiday that the law sets on a day and a decree moved away
 * from it, so people work on that day.
 */
export const CLASES_DE_DIA = ['feriado', 'asueto', 'laborable'] as const
export type ClaseDeDia = (typeof CLASES_DE_DIA)[number]

export interface Ambito {
  readonly alcance: AlcanceDeDia
  /** Name of the judicial department or of the court. '' for the other scopes. */
  readonly lugar: string
}

/** Row of the calendar of non-working days that an administrator maintains. */
export interface DiaInhabil extends Ambito {
  readonly desde: Fecha
  readonly hasta: Fecha
  readonly clase: ClaseDeDia
  /** Holiday and act that decreed it, such as 'Santo patrono, Ordenanza 5.001'. */
  readonly motivo: string
  /** Reason for which the row no longer holds. '' while it holds. A row is never deleted. */
  readonly quitado: string
}

export const nombraLugar = (alcance: AlcanceDeDia): boolean =>
  alcance === 'departamento' || alcance === 'juzgado'

/** Writes a scope as one text: 'nacion', or 'juzgado: Juzgado de Paz'. */
export const writeAmbito = ({ alcance, lugar }: Ambito): string =>
  lugar === '' ? alcance : `${alcance}: ${lugar}`

/** Parses a scope that `writeAmbito` wrote. Undefined for any other text. */
export const parseAmbito = (texto: string): Ambito | undefined => {
  const [escrito = '', ...resto] = texto.split(':')
  const lugar = resto.join(':').trim()
  const alcance = ALCANCES_DE_DIA.find((uno) => uno === escrito.trim())
  return alcance !== undefined && nombraLugar(alcance) === (lugar !== '')
    ? { alcance, lugar }
    : undefined
}

/** Identifies a row: no two rows have the same first day and the same scope. */
export const codigoDeDia = (dia: Ambito & Pick<DiaInhabil, 'desde'>): string =>
  `${dia.desde} ${writeAmbito(dia)}`
