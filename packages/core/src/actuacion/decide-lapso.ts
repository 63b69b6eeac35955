import type { Decision } from '../decision/decision.ts'
import { GRUPO_EXTRAJUDICIAL, GRUPO_JUDICIAL } from '../etapa/grupo-de-etapa.ts'
import { daysBetween, type Fecha } from '../fecha/fecha.ts'
import { actuaciones } from '../texto/actuaciones.ts'
import { interpolar } from '../texto/interpolar.ts'

export const GRUPOS_DE_MODO: Readonly<Record<string, readonly number[]>> = {
  judicial: [GRUPO_JUDICIAL],
  extrajudicial: [GRUPO_EXTRAJUDICIAL],
  evaluacion: [GRUPO_EXTRAJUDICIAL, GRUPO_JUDICIAL],
}

/** Maximum number of days, both ends included, of a request for all the actions recorded in a quarter. */
const DIAS_DE_TRIMESTRE = 100

/**
 * Decides whether a range of days is short enough for one request of all the actions recorded in the range (S2 §7
 * 'trimestral', D144).
 */
export const decideLapso = (desde: Fecha, hasta: Fecha): Decision<number> => {
  const dias = daysBetween(desde, hasta) + 1
  const porque = {
    regla: 'actuacion/lapso',
    fuente: 'S2 §7; D144',
    entradas: { desde, hasta },
    valor: dias,
  }
  const refuse = (mensaje: string): Decision<number> => ({
    ok: false,
    motivos: [{ codigo: 'actuacion.lapso', campo: 'hasta', mensaje }],
    porque,
  })
  if (dias < 1) return refuse(actuaciones.lapsoAlReves)
  if (dias > DIAS_DE_TRIMESTRE)
    return refuse(interpolar(actuaciones.lapsoLargo, { n: DIAS_DE_TRIMESTRE }))
  return { ok: true, valor: dias, porque }
}
