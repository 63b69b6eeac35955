import type { Respuesta } from '../decision/decision.ts'
import { type Fecha, formatFecha } from '../fecha/fecha.ts'
import { alarmas } from '../texto/alarmas.ts'
import { interpolar } from '../texto/interpolar.ts'

/**
 * Agreements of a case that lapsed or are about to lapse. They are known only for today, because the collected payments
 * of a past day are not known.
 */
export interface ConveniosDeCaso {
  readonly hoy: Fecha
  /**
   * Last day to prevent the lapse of each agreement that lapsed or is about to lapse. Null when only the municipality's
   * own system knows the collected payments.
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
 * Describes the agreement of a case that lapses first if nobody pays more (ADR 0034). The value is the last day before
 * the lapse. The sentence omits the number, because the agreement may be of another lawyer (D21).
 *
 * @param dia day for which the case is explained, today or a past day
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
