import { TIPOS_FIJOS } from '../etapa/tipo-de-etapa.ts'
import { puede } from '../permiso/capacidades.ts'
import type { Principal } from '../permiso/usuario.ts'
import { paginaDeCaso } from '../texto/pagina-de-caso.ts'
import { decideNuevaActuacion } from './decide-nueva.ts'

export const ACTOS_DE_CASO = ['actuacion', 'carta', 'radicar', 'convenio'] as const
export type ActoDeCaso = (typeof ACTOS_DE_CASO)[number]

export interface CasoParaActuar {
  readonly imponible: number
  readonly recurso: string
  readonly abogado: string
  readonly mesa: 'judicial' | 'extrajudicial'
  readonly radicado: boolean
  /** True when the debt of the case in legal management (collection by lawyers) is fully paid. */
  readonly saldado: boolean
}

const { actosImpedidos: t } = paginaDeCaso

/**
 * Returns the reason why a person may not start an operation on a case, or undefined when allowed.
 * - A case in court receives no demand letter (D175).
 * - A paid case needs no payment agreement (D169).
 * - 'radicar' (to file) is only for the first court filing. A second filing is recorded as an action (D137).
 */
export const impedimentoDeActo = (
  principal: Principal,
  { imponible, recurso, abogado, mesa, radicado, saldado }: CasoParaActuar,
  acto: ActoDeCaso,
): string | undefined => {
  if (acto === 'convenio') {
    if (!puede(principal, 'convenios.crear')) return t.sinConvenios
    return saldado ? t.saldado : undefined
  }
  const elegido = { nombre: `${imponible} ${recurso}`, legales: abogado === '' ? [] : [abogado] }
  const actua = decideNuevaActuacion(principal, [elegido], TIPOS_FIJOS.resultado)
  if (!actua.ok) return actua.motivos.map(({ mensaje }) => mensaje).join(' ')
  if (acto === 'carta' && mesa === 'judicial') return t.cartaJudicial
  return acto === 'radicar' && radicado ? t.yaRadicado : undefined
}

export const decideActosDeCaso = (
  principal: Principal,
  caso: CasoParaActuar,
): readonly ActoDeCaso[] =>
  ACTOS_DE_CASO.filter((acto) => impedimentoDeActo(principal, caso, acto) === undefined)
