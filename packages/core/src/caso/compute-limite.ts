import type { Respuesta } from '../decision/decision.ts'
import { sumarTiempo } from '../etapa/tiempo-de-etapa.ts'
import { type Fecha, formatFecha } from '../fecha/fecha.ts'
import { casos } from '../texto/casos.ts'
import { interpolar } from '../texto/interpolar.ts'
import type { Saldada } from './explain-saldada.ts'
import { LIMITES_DE_CASO } from './limites.ts'

export interface MovimientosDeCaso {
  readonly actuacion: { readonly fecha: Fecha } | null
  readonly efectiva: { readonly fecha: Fecha } | null
  readonly saldada: Pick<Saldada, 'desde'> | null
}

/**
 * Returns the day of the last action on a case. Without actions, returns the day of its last situation (status of
 * debt).
 */
export const findUltimaFecha = ({
  actuacion,
  efectiva,
}: Pick<MovimientosDeCaso, 'actuacion' | 'efectiva'>): Fecha | null =>
  actuacion?.fecha ?? efectiva?.fecha ?? null

const write = (
  valor: Fecha | null,
  desde: Fecha | null,
  saldada: MovimientosDeCaso['saldada'],
): string => {
  if (desde !== null && saldada)
    return interpolar(casos.saldada.sinLimite, { dia: formatFecha(saldada.desde) })
  if (desde === null || valor === null) return casos.sinLimite
  const { limite: dias } = LIMITES_DE_CASO
  return interpolar(casos.limite, { limite: formatFecha(valor), dias, desde: formatFecha(desde) })
}

/**
 * Computes the limit date (Límite) on the work list of the external lawyers: 90 days after the last action of any kind
 * (S2 §4, D58). Without actions, 90 days after the debt status. Null when the debt is paid (D169).
 */
export const computeLimite = (resumen: MovimientosDeCaso): Respuesta<Fecha | null> => {
  const desde = findUltimaFecha(resumen)
  const { limite: dias } = LIMITES_DE_CASO
  const { saldada } = resumen
  const valor = saldada ? null : desde && sumarTiempo(desde, { tiempo: dias, unidad: 'day' })
  return {
    valor,
    porque: {
      regla: 'caso/limite',
      fuente: 'S2 §4, §9; D58, D169',
      entradas: { desde, dias, saldada: saldada?.desde ?? null },
      valor,
    },
    frase: write(valor, desde, saldada),
  }
}
