import { finDeLaCarta, type ResultadoDeCarta } from '../carta/validate-acuse.ts'
import { DIAS_DE_INTIMACION, finDeIntimacion } from '../carta/vencimiento-de-carta.ts'
import type { CalendarioHabil } from '../dia-inhabil/calendario-habil.ts'
import { TIPOS_FIJOS } from '../etapa/tipo-de-etapa.ts'
import { addDays, type Fecha } from '../fecha/fecha.ts'
import type { PlazoDeCaso } from './compute-plazo.ts'
import type { Mesa } from './decide-tipo.ts'

/** Last demand letter that the lawyer in charge made for a case. Annulled letters do not count. */
export interface CartaDeCaso {
  readonly numero: number
  readonly fecha: Fecha
  readonly acuse: { readonly resultado: ResultadoDeCarta; readonly fecha: Fecha } | null
}

export interface HechosDeInicio {
  readonly mesa: Mesa
  /** True when the case is in the tab ACTIVOS (active cases) of at least one desk (work list). */
  readonly activo: boolean
  readonly saldada: Fecha | null
  /** True when some debt of the case is in an agreement in force (D175). */
  readonly enConvenio: boolean
  readonly carta: CartaDeCaso | null
  readonly actuacion: { readonly tpId: number; readonly fecha: Fecha } | null
  readonly plazo: Pick<PlazoDeCaso, 'vence' | 'origen'> | null
  readonly calendario: CalendarioHabil
}

const finDeLaIntimacion = (
  { carta, actuacion, plazo, calendario }: HechosDeInicio,
  hoy: Fecha,
): Fecha | null => {
  if (carta === null)
    return actuacion?.tpId === TIPOS_FIJOS.avisoFinal && plazo?.origen === 'etapa'
      ? plazo.vence
      : null
  const corre = plazo !== null && plazo.vence >= hoy
  const otraEtapa = actuacion !== null && actuacion.fecha > carta.fecha
  return corre && otraEtapa ? null : finDeLaCarta(carta.acuse, calendario)
}

/**
 * Returns the last day that the debtor had to pay before the lawsuit, once that day is past. A demand letter that
 * reached the debtor gives the day (D66). Without letters, the action Aviso final (final notice) gives the day.
 *
 * Null while the lawsuit cannot begin: the case is inactive, judicial or paid, its debt is in an agreement in force
 * (D175), or a later action still has time left.
 */
export const findMaduro = (hechos: HechosDeInicio, hoy: Fecha): Fecha | null => {
  const { mesa, activo, saldada, enConvenio } = hechos
  if (!activo || mesa !== 'extrajudicial' || saldada !== null || enConvenio) return null
  const fin = finDeLaIntimacion(hechos, hoy)
  return fin !== null && fin < hoy ? fin : null
}

/**
 * The time to pay a demand letter starts on the day of receipt. Returns the latest day of receipt whose time to pay is
 * over today. A query selects the letters received until that day.
 */
export const recibidaHasta = (hoy: Fecha, calendario: CalendarioHabil): Fecha => {
  let dia = addDays(hoy, -DIAS_DE_INTIMACION - 1)
  while (finDeIntimacion(dia, calendario) >= hoy) dia = addDays(dia, -1)
  return dia
}
