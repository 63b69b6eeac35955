import type { Motivo } from '../decision/decision.ts'
import { addDays, type Fecha, formatFecha } from '../fecha/fecha.ts'
import { deudas } from '../texto/deudas.ts'
import { interpolar } from '../texto/interpolar.ts'

/**
 * Error code when a document is refused because its debt amounts are too old. With a written reason, the document is
 * made anyway.
 */
export const IMPORTES_VIEJOS = 'deuda.importes-viejos'

export interface ImportesDeUnDia {
  /**
   * Day up to which the interest in the debt amounts is computed. The data load or the municipality's own system gives
   * this day.
   */
  readonly liquidadoAl: Fecha
  readonly hoy: Fecha
  readonly dias: number
}

/** Returns the warning that the debt amounts are too old, for screens. Null while the amounts are valid (D171). */
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
 * Returns the refusal of a document with debt amounts that are too old. With a written reason, the document can be
 * made, and the history stores the reason (D171). Null while the amounts are valid.
 *
 * @param que property or business and tax named in the message: '1106 AB'
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
