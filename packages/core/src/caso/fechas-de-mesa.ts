import type { Decision, Motivo } from '../decision/decision.ts'
import { type Fecha, parseFecha } from '../fecha/fecha.ts'
import { casos } from '../texto/casos.ts'

/** The two dates that tell the tabs apart (S2 §3, §9); null while nobody wrote them. */
export interface FechasDeMesa {
  readonly fechaInicial: Fecha | null
  readonly sinEvaluar: Fecha | null
}

/** Keys of the two dates on the wire. */
export const CLAVES_DE_MESA = { FECHA_INICIAL: 'fechaInicial', SIN_EVALUAR: 'sinEvaluar' } as const
export type ClaveDeMesa = keyof typeof CLAVES_DE_MESA

/** Warns the people who look at a desk that its dates are missing (D55). */
export const checkFechasDeMesa = ({ fechaInicial, sinEvaluar }: FechasDeMesa): string[] => {
  if (fechaInicial === null) return [casos.sinFechaInicial]
  return sinEvaluar === null ? [casos.sinFechaDeEvaluacion] : []
}

/** Decides whether one of the two dates may be saved: a valid date, and SIN_EVALUAR never after FECHA_INICIAL (D55). */
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
