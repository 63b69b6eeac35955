import type { Respuesta } from '../decision/decision.ts'
import { daysBetween, formatFecha } from '../fecha/fecha.ts'
import { interpolar } from '../texto/interpolar.ts'
import { mesas } from '../texto/mesas.ts'
import type { ResumenDeCaso } from './build-resumen.ts'
import type { PlazoDeCaso } from './compute-plazo.ts'
import { decideColor, type VistaDeMesa } from './decide-color.ts'
import { LIMITES_DE_CASO } from './limites.ts'

export const VENCIMIENTOS = ['vencidos', 'proximos', 'sinActuaciones'] as const
export type ClaseDeVencimiento = (typeof VENCIMIENTOS)[number]

/**
 * Lists the filters that a case matches: past its deadline, fewer than ten days left (S2 §9), or no action in force.
 * The first two filters need the colour of the deadline on the desk, so a case without a colour does not match these
 * two filters (D64).
 */
export const decideVencimientos = (
  { actuacion }: Pick<ResumenDeCaso, 'actuacion'>,
  plazo: Pick<PlazoDeCaso, 'vence' | 'desde'> | null,
  vista: VistaDeMesa,
): Respuesta<readonly ClaseDeVencimiento[]> => {
  const { valor: color, porque } = decideColor(plazo, vista)
  const faltan = plazo && daysBetween(vista.hoy, plazo.vence)
  const pruebas: { readonly [V in ClaseDeVencimiento]: boolean } = {
    vencidos: color === 'vencido',
    proximos: color === 'aTermino' && faltan !== null && faltan < LIMITES_DE_CASO.cerca,
    sinActuaciones: actuacion === null,
  }
  const valor = VENCIMIENTOS.filter((uno) => pruebas[uno])
  const rotulos = valor.map((uno) => mesas.vencimientos[uno])
  return {
    valor,
    porque: {
      regla: 'caso/vencimientos',
      fuente: 'S2 §4, §9; D60, D64',
      entradas: { ...porque.entradas, color, faltan, actuacion: actuacion?.fecha ?? null },
      valor: rotulos,
    },
    frase:
      rotulos.length > 0
        ? interpolar(mesas.seBuscaEn, { filtros: rotulos.join(', ') })
        : interpolar(mesas.nadaUrge, { hoy: formatFecha(vista.hoy) }),
  }
}
