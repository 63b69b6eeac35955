import { puede } from '../permiso/capacidades.ts'
import { claseDe, type Principal } from '../permiso/usuario.ts'
import { SOLAPAS, type Solapa } from './decide-solapa.ts'
import type { Mesa } from './decide-tipo.ts'

export const PESTANAS_DE_MESA = {
  judicial: ['inicio', 'juicios', 'convenios', 'planes'],
  extrajudicial: ['inicio', 'convenios', 'planes'],
} as const satisfies Record<Mesa, readonly string[]>
export type PestanaDeMesa = (typeof PESTANAS_DE_MESA)[Mesa][number]

/**
 * Lists the tabs of a desk that a person sees (S2 §2.4, §2.5, §6). A guest has no Inicio on the judicial desk. On the
 * extrajudicial desk that tab is the list of cases itself, which guests look at (D10).
 */
export const findPestanas = (principal: Principal, mesa: Mesa): readonly PestanaDeMesa[] => {
  const pestanas: readonly PestanaDeMesa[] = PESTANAS_DE_MESA[mesa]
  const sinInicio = mesa === 'judicial' && claseDe(principal) === 'invitado'
  return pestanas.filter((pestana) => !(sinInicio && pestana === 'inicio'))
}

export type SolapaVisible = Solapa | 'todos' | 'historico'

/** Lists the sub-tabs of Inicio. BUSCAR HISTORICO is only on the judicial desk and not for guests (S2 §2.4). */
export const findSolapas = (principal: Principal, mesa: Mesa): readonly SolapaVisible[] => {
  const historico = mesa === 'judicial' && puede(principal, 'historico.buscar')
  return [...SOLAPAS, 'todos', ...(historico ? (['historico'] as const) : [])]
}

/** Word that the address of a desk carries for 'Todos los abogados', instead of a lawyer code (D178). */
export const MESA_DE_TODOS = 'todos'

/** Returns the lawyer as the address of a desk has to say it. '' means all lawyers, or the person's own code. */
export const abogadoEnDireccion = (principal: Principal, abogado: string): string =>
  abogado === '' && debeElegirAbogado(principal) ? MESA_DE_TODOS : abogado

/** Admin and the head lawyer choose first whose cases they look at: a lawyer's, or all of them (D78, D178). */
export const debeElegirAbogado = (principal: Principal): boolean =>
  ['admin', 'jefe'].includes(claseDe(principal))
