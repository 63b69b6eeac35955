import type { Respuesta } from '../decision/decision.ts'
import { type Fecha, formatFecha } from '../fecha/fecha.ts'
import { convenios } from '../texto/convenios.ts'
import { interpolar } from '../texto/interpolar.ts'
import {
  type CuotaDeConvenio,
  checkCaducidad,
  describeCaducidad,
  type ReglasDeCaducidad,
} from './check-caducidad.ts'

/**
 * Risk that an agreement lapses.
 * - `caduco`: the agreement could already be declared lapsed.
 * - `en-riesgo`: one more unpaid instalment is enough for the lapse, or an instalment is unpaid and no due date is
 *   left.
 */
export type RiesgoDeCaducidad = 'caduco' | 'en-riesgo'

export const decideRiesgo = (
  cuotas: readonly CuotaDeConvenio[],
  hoy: Fecha,
  reglas: ReglasDeCaducidad,
): Respuesta<RiesgoDeCaducidad | null> => {
  const aviso = checkCaducidad(cuotas, hoy, reglas)
  const impagas = cuotas.filter(({ cobrada, vencimiento }) => !cobrada && vencimiento < hoy)
  const quedan = cuotas.some(({ vencimiento }) => vencimiento >= hoy)
  const cerca = impagas.length > 0 && (impagas.length >= reglas.cuotasImpagas - 1 || !quedan)
  const valor = aviso ? 'caduco' : cerca ? 'en-riesgo' : null
  return {
    valor,
    porque: {
      regla: 'convenio/riesgo',
      fuente: 'S1 §9; D45',
      entradas: { hoy, impagas: impagas.length, quedan, ...reglas },
      valor,
    },
    frase: aviso
      ? interpolar(convenios.puedeCaducar, { por: describeCaducidad(aviso) })
      : cerca
        ? interpolar(convenios.cercaDeCaducar, { n: impagas.length })
        : interpolar(convenios.lejosDeCaducar, { hoy: formatFecha(hoy) }),
  }
}
