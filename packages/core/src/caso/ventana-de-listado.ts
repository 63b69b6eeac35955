import type { Respuesta } from '../decision/decision.ts'
import { addDays, type Fecha, formatFecha } from '../fecha/fecha.ts'
import { casos } from '../texto/casos.ts'
import { interpolar } from '../texto/interpolar.ts'
import type { ResumenDeCaso } from './build-resumen.ts'
import type { VistaDeMesa } from './decide-color.ts'
import { LIMITES_DE_CASO } from './limites.ts'

/**
 * Returns the first day of the 120 days that a list of cases goes back by default. A case that changed on this day is
 * listed (S2 §7, §9; D67).
 */
export const desdeDeListado = (hoy: Fecha): Fecha => addDays(hoy, -LIMITES_DE_CASO.ventana)

const decide = (
  { ultima }: Pick<ResumenDeCaso, 'ultima'>,
  { hoy, solapa }: Pick<VistaDeMesa, 'hoy' | 'solapa'>,
): [boolean, string] => {
  if (ultima === null) return [false, casos.sinUltima]
  if (solapa === 'sinEvaluar') return [true, casos.sinVentana]
  const dentro = ultima.fecha >= desdeDeListado(hoy)
  return [
    dentro,
    interpolar(dentro ? casos.enVentana : casos.fueraDeVentana, {
      fecha: formatFecha(ultima.fecha),
      n: LIMITES_DE_CASO.ventana,
    }),
  ]
}

/**
 * Decides whether a desk (work list) lists a case while the desk shows only cases updated in the last 120 days (S2 §7,
 * §9; D174). The tab SIN EVALUAR (not evaluated) lists all its cases, because all are old.
 */
export const decideVentana = (
  resumen: Pick<ResumenDeCaso, 'ultima'>,
  vista: Pick<VistaDeMesa, 'hoy' | 'solapa'>,
): Respuesta<boolean> => {
  const [valor, frase] = decide(resumen, vista)
  return {
    valor,
    porque: {
      regla: 'caso/ventana',
      fuente: 'S2 §7, §9; D67, D174',
      entradas: {
        hoy: vista.hoy,
        solapa: vista.solapa,
        ultima: resumen.ultima?.fecha ?? null,
        desde: desdeDeListado(vista.hoy),
      },
      valor,
    },
    frase,
  }
}
