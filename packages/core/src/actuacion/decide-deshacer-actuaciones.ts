import type { Decision, Motivo } from '../decision/decision.ts'
import type { Principal } from '../permiso/usuario.ts'
import { actuaciones } from '../texto/actuaciones.ts'
import { interpolar } from '../texto/interpolar.ts'
import { decideAccionDeActuacion } from './decide-accion.ts'

export interface ActuacionDeLote {
  readonly nombre: string
  readonly abogado: string
  readonly vigente: boolean
  readonly editada: boolean
  /** True when another action on the property or business is later than the action to undo. */
  readonly seguida: boolean
  readonly conAcuse: boolean
}

const { deshacer: t } = actuaciones

const IMPEDIMENTOS = ['noVigente', 'editada', 'seguida', 'conAcuse'] as const

const impide = (una: ActuacionDeLote, cual: (typeof IMPEDIMENTOS)[number]): boolean =>
  cual === 'noVigente' ? !una.vigente : una[cual]

/**
 * Decides whether recorded actions may be undone. Only their lawyer or the head lawyer (A00) may undo actions, and no
 * later event may depend on them (D8, D74, D136). A refusal tells nothing more about another lawyer's action.
 */
export const decideDeshacerActuaciones = (
  principal: Principal,
  lote: readonly ActuacionDeLote[],
): Decision<number> => {
  const porque = {
    regla: 'actuacion/deshacer',
    fuente: 'S2 §4, §6; D8, D74, D136',
    entradas: { rol: principal.rol, abogado: principal.abogado, actuaciones: lote.length },
    valor: lote.length,
  }
  const ajena = lote
    .map(({ abogado }) =>
      decideAccionDeActuacion(principal, { abogado, vigente: true, eliminadaEl: null }, 'eliminar'),
    )
    .find(({ ok }) => !ok)
  if (ajena && !ajena.ok) return { ok: false, motivos: ajena.motivos, porque }
  const motivos = IMPEDIMENTOS.flatMap((cual): Motivo[] => {
    const nombres = lote.filter((una) => impide(una, cual)).map(({ nombre }) => nombre)
    if (nombres.length === 0) return []
    const mensaje = interpolar(t[cual], { cuales: nombres.join(', ') })
    return [{ codigo: `actuacion.deshacer-${cual}`, campo: '', mensaje }]
  })
  return motivos.length > 0
    ? { ok: false, motivos, porque }
    : { ok: true, valor: lote.length, porque }
}
