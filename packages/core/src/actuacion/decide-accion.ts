import type { Decision, Motivo } from '../decision/decision.ts'
import { type Fecha, formatFecha } from '../fecha/fecha.ts'
import { ABOGADO_JEFE, claseDe, type Principal } from '../permiso/usuario.ts'
import { readEscrito } from '../persona/read-escrito.ts'
import { actuaciones } from '../texto/actuaciones.ts'
import { interpolar } from '../texto/interpolar.ts'

export const ACCIONES_DE_ACTUACION = ['editar', 'eliminar', 'ver-documento'] as const
export type AccionDeActuacion = (typeof ACCIONES_DE_ACTUACION)[number]

/**
 * Operations of a request about a recorded action on a case: create, delete or edit. The field `proceso` of the request
 * has the letter of the operation (S2 §4, D74).
 */
export const PROCESOS = { A: 'crear', B: 'eliminar', M: 'editar' } as const
export type Proceso = keyof typeof PROCESOS

const motivo = (codigo: string, mensaje: string, campo = ''): Motivo => ({
  codigo: `actuacion.${codigo}`,
  campo,
  mensaje,
})

/**
 * Decides whether a person may edit or delete an action. Only the head lawyer (A00) and the lawyer of the action may,
 * until the action is deleted (S2 §4, §6; D8, D9). The refusal does not tell anybody else whether the action was
 * deleted.
 */
export const decideAccionDeActuacion = (
  principal: Principal,
  {
    abogado,
    vigente,
    eliminadaEl,
  }: {
    readonly abogado: string
    readonly vigente: boolean
    /** Day on which the action was deleted. Null for an action that is not deleted, and when the day is unknown. */
    readonly eliminadaEl: Fecha | null
  },
  accion: AccionDeActuacion,
): Decision<AccionDeActuacion> => {
  const porque = {
    regla: 'actuacion/accion',
    fuente: 'S2 §4, §6; D8, D9',
    entradas: { rol: principal.rol, abogado: principal.abogado, de: abogado, vigente, eliminadaEl },
    valor: accion,
  }
  const propia = principal.abogado === ABOGADO_JEFE || principal.abogado === abogado
  if (claseDe(principal) === 'invitado' || principal.abogado === '' || !propia)
    return { ok: false, motivos: [motivo('ajena', actuaciones.ajena)], porque }
  const baja =
    eliminadaEl === null
      ? actuaciones.noVigente
      : interpolar(actuaciones.eliminadaEl, { fecha: formatFecha(eliminadaEl) })
  if (!vigente) return { ok: false, motivos: [motivo('no-vigente', baja)], porque }
  return { ok: true, valor: accion, porque }
}

export const validateMotivoDeBaja = (texto: string): Decision<string> => {
  const leido = readEscrito(texto, 'texto')
  const porque = {
    regla: 'actuacion/motivo-de-baja',
    fuente: 'D74',
    entradas: { texto },
    valor: leido.ok ? leido.valor : null,
  }
  if (!leido.ok)
    return { ok: false, motivos: [motivo('no-se-ve', leido.mensaje, 'motivo')], porque }
  if (leido.valor === '')
    return { ok: false, motivos: [motivo('sin-motivo', actuaciones.faltaMotivo, 'motivo')], porque }
  return { ok: true, valor: leido.valor, porque }
}
