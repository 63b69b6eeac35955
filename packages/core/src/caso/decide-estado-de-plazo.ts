import type { Respuesta } from '../decision/decision.ts'
import { daysBetween, type Fecha } from '../fecha/fecha.ts'
import { casos } from '../texto/casos.ts'
import { interpolar } from '../texto/interpolar.ts'
import { mesas } from '../texto/mesas.ts'
import type { PlazoDeCaso } from './compute-plazo.ts'
import { decideColor, type VistaDeMesa } from './decide-color.ts'
import { LIMITES_DE_CASO } from './limites.ts'

/** States of the deadline of a case. Every case has exactly one of these states (D182). */
export const ESTADOS_DE_PLAZO = [
  'vencido',
  'venceHoy',
  'vencePronto',
  'enTermino',
  'sinPlazo',
  'sinEvaluar',
  'saldada',
] as const
export type EstadoDePlazo = (typeof ESTADOS_DE_PLAZO)[number]

export interface PlazoALaVista {
  readonly estado: EstadoDePlazo
  /**
   * Deadline of the case: the last day on which an action is on time. Null for a paid case and for a case without a
   * deadline.
   */
  readonly vence: Fecha | null
  /**
   * Number of days until the deadline of the case, negative once that day is past. Null when the case has no deadline.
   */
  readonly faltan: number | null
}

const { estadosDePlazo: t } = mesas

export const estadoPorDias = (faltan: number): EstadoDePlazo => {
  if (faltan < 0) return 'vencido'
  if (faltan === 0) return 'venceHoy'
  return faltan < LIMITES_DE_CASO.cerca ? 'vencePronto' : 'enTermino'
}

/** Formats the state of a deadline with its days: 'Vencido hace 3 d', 'Vence hoy', 'Sin plazo'. */
export const writeEstadoDePlazo = ({
  estado,
  faltan,
}: Pick<PlazoALaVista, 'estado' | 'faltan'>): string =>
  interpolar(t[estado], { n: Math.abs(faltan ?? 0) })

/**
 * Decides the state of the deadline of a case. Every screen shows the state with the same words (D182). A deadline
 * without a colour has the state 'sinEvaluar' (not evaluated, D64).
 */
export const decideEstadoDePlazo = (
  plazo: Pick<PlazoDeCaso, 'vence' | 'desde'> | null,
  saldada: boolean,
  vista: VistaDeMesa,
): Respuesta<PlazoALaVista> => {
  const { valor: color, porque } = decideColor(plazo, vista)
  const vence = saldada ? null : (plazo?.vence ?? null)
  const faltan = vence && daysBetween(vista.hoy, vence)
  const conPlazo =
    faltan === null ? 'sinPlazo' : color === null ? 'sinEvaluar' : estadoPorDias(faltan)
  const estado = saldada ? 'saldada' : conPlazo
  const rotulo = writeEstadoDePlazo({ estado, faltan })
  return {
    valor: { estado, vence, faltan },
    porque: {
      regla: 'caso/estado-de-plazo',
      fuente: 'S2 §4, §9; D60, D62, D64, D169, D182',
      entradas: { ...porque.entradas, color, faltan, saldada },
      valor: rotulo,
    },
    frase: interpolar(casos.estadoDePlazo, { estado: rotulo }),
  }
}
