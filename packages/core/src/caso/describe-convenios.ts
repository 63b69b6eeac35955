import type { Respuesta } from '../decision/decision.ts'
import { type Fecha, formatFecha } from '../fecha/fecha.ts'
import { alarmas } from '../texto/alarmas.ts'
import { interpolar } from '../texto/interpolar.ts'

/**
 * The risk that an agreement lapses is known only for today, because the risk depends on the amounts collected so far.
 */
export interface ConveniosDeCaso {
  readonly hoy: Fecha
  /**
   * Last day to save each agreement of the case that lapsed or is about to lapse. Null when the product does not know
   * which amounts were collected.
   */
  readonly enRiesgo: readonly Fecha[] | null
}

const write = (hasta: Fecha | null, dia: Fecha, { hoy, enRiesgo }: ConveniosDeCaso): string => {
  if (enRiesgo === null) return alarmas.convenioDelMunicipio
  if (dia !== hoy) {
    const dias = { dia: formatFecha(dia), hoy: formatFecha(hoy) }
    return interpolar(alarmas.convenioDeOtroDia, dias)
  }
  if (hasta === null) return alarmas.sinConvenio
  const cuando = { hasta: formatFecha(hasta) }
  return interpolar(hasta < hoy ? alarmas.convenioFue : alarmas.convenioEs, cuando)
}

/**
 * Describes the last day to save the agreement that lapses first. The day is an alarm (ADR 0034). The text omits the
 * number of the agreement, because another lawyer may have signed the agreement (D21).
 *
 * @param dia day that is explained, today or a past day
 */
export const describeConvenios = (
  dia: Fecha,
  convenios: ConveniosDeCaso,
): Respuesta<Fecha | null> => {
  const { hoy, enRiesgo } = convenios
  const [primero = null] = dia === hoy && enRiesgo ? [...enRiesgo].sort() : []
  return {
    valor: primero,
    porque: {
      regla: 'caso/convenio',
      fuente: 'S1 §9; D45',
      entradas: { hoy, dia, enRiesgo: enRiesgo && dia === hoy ? enRiesgo.length : null },
      valor: primero,
    },
    frase: write(primero, dia, convenios),
  }
}
