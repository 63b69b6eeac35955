import type { Fecha } from '../fecha/fecha.ts'

/**
 * Places where a non-working day applies, from the whole nation to one court. A place of 'departamento' (judicial
 * department) or 'juzgado' (court) also has a name, `lugar`.
 */
export const ALCANCES_DE_DIA = [
  'nacion',
  'provincia',
  'departamento',
  'juzgado',
  'municipio',
] as const
export type AlcanceDeDia = (typeof ALCANCES_DE_DIA)[number]

/**
 * Kinds of row of the calendar. 'laborable' is a national holiday of the law on which people work, because a decree
 * moved the holiday to another day.
 */
export const CLASES_DE_DIA = ['feriado', 'asueto', 'laborable'] as const
export type ClaseDeDia = (typeof CLASES_DE_DIA)[number]

export interface Ambito {
  readonly alcance: AlcanceDeDia
  /**
   * Name of the judicial department or court where the non-working day applies. '' when it applies to the nation, the
   * province or the municipality.
   */
  readonly lugar: string
}

/** Row of the calendar of non-working days that an administrator maintains. */
export interface DiaInhabil extends Ambito {
  readonly desde: Fecha
  readonly hasta: Fecha
  readonly clase: ClaseDeDia
  /** Holiday and act that decreed it, such as 'Santo patrono, Ordenanza 5.001'. */
  readonly motivo: string
  /** Reason why the entry of the calendar no longer applies. '' while it applies. Entries are never deleted. */
  readonly quitado: string
}

export const nombraLugar = (alcance: AlcanceDeDia): boolean =>
  alcance === 'departamento' || alcance === 'juzgado'

/** Writes the place where a non-working day applies: 'nacion', or 'juzgado: Juzgado de Paz'. */
export const writeAmbito = ({ alcance, lugar }: Ambito): string =>
  lugar === '' ? alcance : `${alcance}: ${lugar}`

export const parseAmbito = (texto: string): Ambito | undefined => {
  const [escrito = '', ...resto] = texto.split(':')
  const lugar = resto.join(':').trim()
  const alcance = ALCANCES_DE_DIA.find((uno) => uno === escrito.trim())
  return alcance !== undefined && nombraLugar(alcance) === (lugar !== '')
    ? { alcance, lugar }
    : undefined
}

/**
 * Returns the key of an entry of the calendar of non-working days: its first day and its place. No two entries have the
 * same key.
 */
export const codigoDeDia = (dia: Ambito & Pick<DiaInhabil, 'desde'>): string =>
  `${dia.desde} ${writeAmbito(dia)}`
