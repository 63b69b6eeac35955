import { addDays, type Fecha } from '../fecha/fecha.ts'
import type { Vigencia } from './list-vigencias.ts'

/** Somebody put a value: who, when and why. */
export interface CambioDeValor {
  /** ISO instant. */
  readonly momento: string
  /** Document of the author, or '' when the product itself made the change. */
  readonly dni: string
  readonly persona: string
  /** The day from which it holds. */
  readonly desde: Fecha
  readonly anterior: string
  readonly valor: string
  readonly motivo: string
}

/**
 * Value with the days it holds and the people who set it. The first day is unknown for the value before the first
 * change.
 */
export interface VigenciaConCambios extends Omit<Vigencia, 'desde'> {
  readonly desde: Fecha | null
  readonly cambios: CambioDeValor[]
}

/** Adds to the dated values the people who set them, including the corrections made for the same day. */
export const attachCambios = (
  vigencias: readonly Vigencia[],
  cambios: readonly CambioDeValor[],
): VigenciaConCambios[] =>
  vigencias.map((vigencia) => ({
    ...vigencia,
    cambios: cambios.filter(({ desde }) => desde === vigencia.desde),
  }))

/**
 * Lists the past values of something that is not kept dated, from its changes, the oldest first. The last change of a
 * day holds.
 */
export const listVigenciasDeCambios = (
  actual: string,
  cambios: readonly CambioDeValor[],
): VigenciaConCambios[] => {
  const dias = [...new Set(cambios.map(({ desde }) => desde))]
  const hastaDe = (i: number): Fecha | null => {
    const siguiente = dias[i]
    return siguiente ? addDays(siguiente, -1) : null
  }
  const primera = {
    valor: cambios[0]?.anterior ?? actual,
    desde: null,
    hasta: hastaDe(0),
    rige: dias.length === 0,
    cambios: [],
  }
  return [
    primera,
    ...dias.map((dia, i) => {
      const suyos = cambios.filter(({ desde }) => desde === dia)
      return {
        valor: suyos.at(-1)?.valor ?? actual,
        desde: dia,
        hasta: hastaDe(i + 1),
        rige: i === dias.length - 1,
        cambios: suyos,
      }
    }),
  ]
}
