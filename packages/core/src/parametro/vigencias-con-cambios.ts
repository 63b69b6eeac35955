import { addDays, type Fecha } from '../fecha/fecha.ts'
import type { Vigencia } from './list-vigencias.ts'

export interface CambioDeValor {
  readonly momento: string
  /** Document number of the person who changed the parameter. '' when the product itself made the change. */
  readonly dni: string
  readonly persona: string
  readonly desde: Fecha
  readonly anterior: string
  readonly valor: string
  readonly motivo: string
}

/**
 * Value of a setting, its days in force, and the changes that set it. `desde` is the first day. It is null when the
 * value was in force before the first recorded change.
 */
export interface VigenciaConCambios extends Omit<Vigencia, 'desde'> {
  readonly desde: Fecha | null
  readonly cambios: CambioDeValor[]
}

/**
 * Joins each value of a setting with the changes that set it, so that people see who changed the setting. A value that
 * was corrected has several changes.
 */
export const attachCambios = (
  vigencias: readonly Vigencia[],
  cambios: readonly CambioDeValor[],
): VigenciaConCambios[] =>
  vigencias.map((vigencia) => ({
    ...vigencia,
    cambios: cambios.filter(({ desde }) => desde === vigencia.desde),
  }))

/**
 * Lists the values that a setting has had. The setting is stored without the day on which its value began, so the
 * recorded changes (the oldest first) give the days. When a day has several changes, the last change counts.
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
