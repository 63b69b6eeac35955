import type { Motivo } from '../decision/decision.ts'
import { addDays, type Fecha, formatFecha } from '../fecha/fecha.ts'
import { deudas } from '../texto/deudas.ts'
import { interpolar } from '../texto/interpolar.ts'

/** Code of the refusal that a reason overrides. */
export const IMPORTES_VIEJOS = 'deuda.importes-viejos'

export interface ImportesDeUnDia {
  /** The day the amounts hold for, by the load or by the municipality's service. */
  readonly liquidadoAl: Fecha
  readonly hoy: Fecha
  /** Parameter `deuda.diasDeVigencia`: that many days the amounts hold. */
  readonly dias: number
}

/** Tells that amounts hold no more, for screens; null while they do (D171). */
export const avisoDeImportesViejos = ({
  liquidadoAl,
  hoy,
  dias,
}: ImportesDeUnDia): string | null => {
  const hasta = addDays(liquidadoAl, dias)
  if (hoy <= hasta) return null
  const valores = { fecha: formatFecha(liquidadoAl), hasta: formatFecha(hasta) }
  return interpolar(deudas.importesViejos, valores)
}

/**
 * Returns the reason why a paper over those amounts needs a reason, which is kept in the history (D171), or null while
 * the amounts hold.
 *
 * @param que thing that the paper is about, for people: '1106 AB'
 */
export const motivoDeImportesViejos = (
  que: string,
  campo: string,
  importes: ImportesDeUnDia,
): Motivo | null => {
  const aviso = avisoDeImportesViejos(importes)
  if (aviso === null) return null
  const mensaje = interpolar(deudas.soloConMotivo, { que, aviso })
  return { codigo: IMPORTES_VIEJOS, campo, mensaje }
}
