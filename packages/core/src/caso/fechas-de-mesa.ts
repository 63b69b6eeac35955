import type { Decision, Motivo } from '../decision/decision.ts'
import { type Fecha, parseFecha } from '../fecha/fecha.ts'
import { casos } from '../texto/casos.ts'

/**
 * Two dates of the municipality that sort cases into sub-tabs by their latest event (S2 §3, §9). ACTIVOS (active)
 * begins on `fechaInicial`. SIN EVALUAR (not evaluated) goes from `sinEvaluar` until `fechaInicial`. A date is null
 * until somebody saves it.
 */
export interface FechasDeMesa {
  readonly fechaInicial: Fecha | null
  readonly sinEvaluar: Fecha | null
}

export const CLAVES_DE_MESA = { FECHA_INICIAL: 'fechaInicial', SIN_EVALUAR: 'sinEvaluar' } as const
export type ClaveDeMesa = keyof typeof CLAVES_DE_MESA

export const checkFechasDeMesa = ({ fechaInicial, sinEvaluar }: FechasDeMesa): string[] => {
  if (fechaInicial === null) return [casos.sinFechaInicial]
  return sinEvaluar === null ? [casos.sinFechaDeEvaluacion] : []
}

/**
 * Validates a new value of FECHA_INICIAL or SIN_EVALUAR, the two dates that put each case of a desk (work list) in a
 * sub-tab. SIN_EVALUAR must not be after FECHA_INICIAL (D55).
 */
export const validateFechaDeMesa = (
  actuales: FechasDeMesa,
  clave: ClaveDeMesa,
  texto: string,
): Decision<FechasDeMesa> => {
  const fecha = parseFecha(texto)
  const valor = { ...actuales, [CLAVES_DE_MESA[clave]]: fecha ?? null }
  const porque = {
    regla: 'caso/fechas-de-mesa',
    fuente: 'S2 §9; D55',
    entradas: { ...actuales, clave, texto },
    valor: fecha ?? null,
  }
  const refuse = (codigo: string, mensaje: string) => {
    const motivos: Motivo[] = [{ codigo: `caso.${codigo}`, campo: clave, mensaje }]
    return { ok: false, motivos, porque } as const
  }
  if (fecha === undefined) return refuse('fecha-invalida', casos.fechaInvalida)
  const { fechaInicial, sinEvaluar } = valor
  if (fechaInicial !== null && sinEvaluar !== null && sinEvaluar > fechaInicial)
    return refuse('sin-evaluar-posterior', casos.sinEvaluarPosterior)
  return { ok: true, valor, porque }
}
