import type { Respuesta } from '../decision/decision.ts'
import { interpolar } from '../texto/interpolar.ts'
import { mesas } from '../texto/mesas.ts'
import type { ResumenDeCaso } from './build-resumen.ts'
import type { PlazoDeCaso } from './compute-plazo.ts'
import type { VistaDeMesa } from './decide-color.ts'
import { decideEstadoDePlazo } from './decide-estado-de-plazo.ts'

/**
 * Filters of a work list that show the most urgent cases. The screen «Hoy» (today) and the statistics count these
 * cases.
 */
export const URGENCIAS = ['vencidos', 'proximos', 'sinActuaciones'] as const
export type ClaseDeUrgencia = (typeof URGENCIAS)[number]

/**
 * Filters of a work list by the state of the deadline. `proximos` (due soon) includes the cases of `venceHoy` (due
 * today).
 */
export const VENCIMIENTOS = [
  'vencidos',
  'venceHoy',
  'proximos',
  'enTermino',
  'sinPlazo',
  'sinEvaluar',
  'sinActuaciones',
] as const
export type ClaseDeVencimiento = (typeof VENCIMIENTOS)[number]

/**
 * Lists the filters of a work list that a case matches: the filters by the state of its deadline, and the filter Sin
 * actuaciones (case without actions) (S2 §9; D182).
 */
export const decideVencimientos = (
  { actuacion, saldada }: Pick<ResumenDeCaso, 'actuacion' | 'saldada'>,
  plazo: Pick<PlazoDeCaso, 'vence' | 'desde'> | null,
  vista: VistaDeMesa,
): Respuesta<readonly ClaseDeVencimiento[]> => {
  const {
    valor: { estado },
    porque,
  } = decideEstadoDePlazo(plazo, saldada !== null, vista)
  const pruebas: { readonly [V in ClaseDeVencimiento]: boolean } = {
    vencidos: estado === 'vencido',
    venceHoy: estado === 'venceHoy',
    proximos: estado === 'venceHoy' || estado === 'vencePronto',
    enTermino: estado === 'enTermino',
    sinPlazo: estado === 'sinPlazo',
    sinEvaluar: estado === 'sinEvaluar',
    sinActuaciones: actuacion === null,
  }
  const valor = VENCIMIENTOS.filter((uno) => pruebas[uno])
  const rotulos = valor.map((uno) => mesas.vencimientos[uno])
  return {
    valor,
    porque: {
      regla: 'caso/vencimientos',
      fuente: 'S2 §4, §9; D60, D64, D182',
      entradas: { ...porque.entradas, estado, actuacion: actuacion?.fecha ?? null },
      valor: rotulos,
    },
    frase:
      rotulos.length > 0
        ? interpolar(mesas.seBuscaEn, { filtros: rotulos.join(', ') })
        : mesas.noSeBusca,
  }
}
