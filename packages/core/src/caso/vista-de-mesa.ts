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
 * A guest does not see Inicio on the judicial desk. A guest sees Inicio on the extrajudicial desk, because the list of
 * cases is in that tab (S2 §2.4, §2.5, §6; D10).
 */
export const findPestanas = (principal: Principal, mesa: Mesa): readonly PestanaDeMesa[] => {
  const pestanas: readonly PestanaDeMesa[] = PESTANAS_DE_MESA[mesa]
  const sinInicio = mesa === 'judicial' && claseDe(principal) === 'invitado'
  return pestanas.filter((pestana) => !(sinInicio && pestana === 'inicio'))
}

export type SolapaVisible = Solapa | 'todos' | 'historico'

/** BUSCAR HISTORICO appears only on the judicial desk, and guests do not see BUSCAR HISTORICO (S2 §2.4). */
export const findSolapas = (principal: Principal, mesa: Mesa): readonly SolapaVisible[] => {
  const historico = mesa === 'judicial' && puede(principal, 'historico.buscar')
  return [...SOLAPAS, 'todos', ...(historico ? (['historico'] as const) : [])]
}

/** Word that replaces the lawyer code in the URL of a desk for 'Todos los abogados' (D178). */
export const MESA_DE_TODOS = 'todos'

/**
 * An empty code becomes `MESA_DE_TODOS` for people who choose a lawyer. For other people the code stays empty, and the
 * desk shows their own cases.
 */
export const abogadoEnDireccion = (principal: Principal, abogado: string): string =>
  abogado === '' && debeElegirAbogado(principal) ? MESA_DE_TODOS : abogado

/** The admin and the head lawyer must choose a lawyer, or all lawyers, before seeing cases (D78, D178). */
export const debeElegirAbogado = (principal: Principal): boolean =>
  ['admin', 'jefe'].includes(claseDe(principal))
