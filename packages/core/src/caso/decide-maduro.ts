import { finDeLaCarta, type ResultadoDeCarta } from '../carta/validate-acuse.ts'
import { DIAS_DE_INTIMACION, finDeIntimacion } from '../carta/vencimiento-de-carta.ts'
import { TIPOS_FIJOS } from '../etapa/tipo-de-etapa.ts'
import { addDays, type Fecha } from '../fecha/fecha.ts'
import type { PlazoDeCaso } from './compute-plazo.ts'
import type { Mesa } from './decide-tipo.ts'

/** Last letter of a case that was not annulled, from the case's own lawyer. */
export interface CartaDeCaso {
  readonly numero: number
  readonly fecha: Fecha
  readonly acuse: { readonly resultado: ResultadoDeCarta; readonly fecha: Fecha } | null
}

export interface HechosDeInicio {
  readonly mesa: Mesa
  /** True when the case is in ACTIVOS of some desk. */
  readonly activo: boolean
  readonly saldada: Fecha | null
  /** True when an agreement in force holds some debt of the case (D175). */
  readonly enConvenio: boolean
  readonly carta: CartaDeCaso | null
  readonly actuacion: { readonly tpId: number; readonly fecha: Fecha } | null
  readonly plazo: Pick<PlazoDeCaso, 'vence' | 'origen'> | null
}

const finDeLaIntimacion = (
  { carta, actuacion, plazo }: HechosDeInicio,
  hoy: Fecha,
): Fecha | null => {
  if (carta === null)
    return actuacion?.tpId === TIPOS_FIJOS.avisoFinal && plazo?.origen === 'etapa'
      ? plazo.vence
      : null
  const corre = plazo !== null && plazo.vence >= hoy
  const otraEtapa = actuacion !== null && actuacion.fecha > carta.fecha
  return corre && otraEtapa ? null : finDeLaCarta(carta.acuse)
}

/**
 * Returns the last day of the term that the debtor had, once that term is over and the claim can be filed. The term is
 * the term of the last letter that reached the debtor (D66), or the time of the stage Aviso final when the case has no
 * letter. A later stage whose time still runs makes the case wait. Null for a judicial or paid case, and for a case in
 * an agreement in force (D175).
 */
export const findMaduro = (hechos: HechosDeInicio, hoy: Fecha): Fecha | null => {
  const { mesa, activo, saldada, enConvenio } = hechos
  if (!activo || mesa !== 'extrajudicial' || saldada !== null || enConvenio) return null
  const fin = finDeLaIntimacion(hechos, hoy)
  return fin !== null && fin < hoy ? fin : null
}

/** Returns the last day of receipt of the letters whose term is over. A query compares the receipts with that day. */
export const recibidaHasta = (hoy: Fecha): Fecha => {
  let dia = addDays(hoy, -DIAS_DE_INTIMACION - 1)
  while (finDeIntimacion(dia) >= hoy) dia = addDays(dia, -1)
  return dia
}
