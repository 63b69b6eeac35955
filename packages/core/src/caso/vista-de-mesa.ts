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
 * Returns the tabs of a desk (work list) that a person sees. A guest does not see the tab Inicio of the judicial desk
 * (S2 §2.4, §2.5, §6; D10).
 */
export const findPestanas = (principal: Principal, mesa: Mesa): readonly PestanaDeMesa[] => {
  const pestanas: readonly PestanaDeMesa[] = PESTANAS_DE_MESA[mesa]
  const sinInicio = mesa === 'judicial' && claseDe(principal) === 'invitado'
  return pestanas.filter((pestana) => !(sinInicio && pestana === 'inicio'))
}

export type SolapaVisible = Solapa | 'todos' | 'historico'

/**
 * Returns the sub-tabs of the list of a desk that a person sees. BUSCAR HISTORICO (search of past cases) is only on the
 * judicial desk, and guests do not see it (S2 §2.4).
 */
export const findSolapas = (principal: Principal, mesa: Mesa): readonly SolapaVisible[] => {
  const historico = mesa === 'judicial' && puede(principal, 'historico.buscar')
  return [...SOLAPAS, 'todos', ...(historico ? (['historico'] as const) : [])]
}

/**
 * Word that the URL of a desk (work list) has instead of a lawyer's code, to show the cases of all the lawyers (D178).
 */
export const MESA_DE_TODOS = 'todos'

/**
 * Returns the lawyer's code for the URL of a desk (work list). A person who must choose a lawyer, and did not, gets
 * `MESA_DE_TODOS` (all lawyers). For anybody else, '' means the person's own cases.
 */
export const abogadoEnDireccion = (principal: Principal, abogado: string): string =>
  abogado === '' && debeElegirAbogado(principal) ? MESA_DE_TODOS : abogado

/** Tells whether a person must choose a lawyer, or all the lawyers, before a desk shows cases (D78, D178). */
export const debeElegirAbogado = (principal: Principal): boolean =>
  ['admin', 'jefe'].includes(claseDe(principal))
