import type { Respuesta } from '../decision/decision.ts'
import { addDays, type Fecha, formatFecha } from '../fecha/fecha.ts'
import { casos } from '../texto/casos.ts'
import { interpolar } from '../texto/interpolar.ts'
import type { PlazoDeCaso } from './compute-plazo.ts'
import type { Solapa } from './decide-solapa.ts'
import type { FechasDeMesa } from './fechas-de-mesa.ts'

/**
 * Colour of a deadline: on time or expired. The screen always shows a text with the colour, `mesas.aTermino` or
 * `mesas.vencido` (D63).
 */
export type ColorDePlazo = 'aTermino' | 'vencido'

export interface VistaDeMesa {
  readonly hoy: Fecha
  readonly fechas: FechasDeMesa
  /**
   * Tab of the desk (work list) that shows the case. On other screens, the tab that would show the case on its desk. On
   * the tab 'sinEvaluar' (not evaluated), no deadline has a colour.
   */
  readonly solapa: Solapa | null
}

const decide = (
  { vence, desde }: Pick<PlazoDeCaso, 'vence' | 'desde'>,
  { hoy, fechas, solapa }: VistaDeMesa,
): [ColorDePlazo | null, string] => {
  if (solapa === 'sinEvaluar') return [null, casos.sinColorPorSolapa]
  const { fechaInicial } = fechas
  if (fechaInicial !== null && desde < fechaInicial)
    return [
      null,
      interpolar(casos.sinColorPorFecha, {
        desde: formatFecha(desde),
        inicial: formatFecha(fechaInicial),
      }),
    ]
  if (hoy <= vence) return ['aTermino', interpolar(casos.aTermino, { vence: formatFecha(vence) })]
  return ['vencido', interpolar(casos.vencido, { desde: formatFecha(addDays(vence, 1)) })]
}

/**
 * Decides the colour of a deadline: on time until the end of its day (D60), and expired afterwards. No colour without a
 * deadline, on the tab SIN EVALUAR (not evaluated), or when the deadline counts from before the date FECHA_INICIAL (S2
 * §4, D64).
 */
export const decideColor = (
  plazo: Pick<PlazoDeCaso, 'vence' | 'desde'> | null,
  vista: VistaDeMesa,
): Respuesta<ColorDePlazo | null> => {
  const [valor, frase] = plazo ? decide(plazo, vista) : [null, casos.sinColor]
  const { hoy, fechas, solapa } = vista
  return {
    valor,
    porque: {
      regla: 'caso/color',
      fuente: 'S2 §4; D60, D63, D64',
      entradas: {
        hoy,
        vence: plazo?.vence ?? null,
        desde: plazo?.desde ?? null,
        fechaInicial: fechas.fechaInicial,
        solapa,
      },
      valor,
    },
    frase,
  }
}
