import type { Decision, Motivo } from '../decision/decision.ts'
import { ABOGADO_JEFE, claseDe, type Principal } from '../permiso/usuario.ts'
import { convenios } from '../texto/convenios.ts'

export const ACCIONES_DE_CONVENIO = [
  'editar',
  'confirmar',
  'eliminar',
  'cambiar-estado-de-plan',
] as const
export type AccionDeConvenio = (typeof ACCIONES_DE_CONVENIO)[number]

export interface SituacionDeConvenio {
  readonly codexterno: string
  readonly confirmado: boolean
  readonly activo: boolean
}

const motivo = (codigo: string, mensaje: string): Motivo => ({ codigo, campo: '', mensaje })

/**
 * Decides whether a person may perform an action on an agreement (S1 §4, §6; D8, D9, D12).
 * - Only the head lawyer (A00) and the lawyer of the agreement may act. A guest never may.
 * - The agreement must be active.
 * - Only an unconfirmed agreement can be edited, confirmed or deleted.
 * - The plan can change its state only in a confirmed agreement (D39).
 *
 * A person who may not act gets only that reason, so the refusal does not reveal the state of the agreement.
 */
export const decideAccionDeConvenio = (
  principal: Principal,
  { codexterno, confirmado, activo }: SituacionDeConvenio,
  accion: AccionDeConvenio,
): Decision<AccionDeConvenio> => {
  const porque = {
    regla: 'convenio/accion',
    fuente: 'S1 §4, §6; D8, D9, D12',
    entradas: { rol: principal.rol, abogado: principal.abogado, codexterno, confirmado, activo },
    valor: accion,
  }
  const propio = principal.abogado === ABOGADO_JEFE || principal.abogado === codexterno
  if (claseDe(principal) === 'invitado' || principal.abogado === '' || !propio)
    return { ok: false, motivos: [motivo('convenio.ajeno', convenios.ajeno)], porque }
  const motivos: Motivo[] = []
  if (!activo) motivos.push(motivo('convenio.inactivo', convenios.inactivo))
  else if (confirmado && accion !== 'cambiar-estado-de-plan')
    motivos.push(motivo('convenio.confirmado', convenios.yaConfirmado))
  else if (!confirmado && accion === 'cambiar-estado-de-plan')
    motivos.push(motivo('convenio.sin-confirmar', convenios.planSinConfirmar))
  return motivos.length > 0 ? { ok: false, motivos, porque } : { ok: true, valor: accion, porque }
}
