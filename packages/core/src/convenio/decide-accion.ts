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

/** Facts of an agreement that the rule looks at. */
export interface SituacionDeConvenio {
  /** Code of the agreement's lawyer. */
  readonly codexterno: string
  readonly confirmado: boolean
  /** Inactive counts as deleted (S1 §4). */
  readonly activo: boolean
}

const motivo = (codigo: string, mensaje: string): Motivo => ({ codigo, campo: '', mensaje })

/**
 * Decides whether a person may do this to an agreement (S1 §4, §6; D8, D9, D12). Lawyer A00 and the agreement's own
 * lawyer may, and never a guest nor an admin who is neither. An agreement to edit, confirm or delete must be
 * unconfirmed. One whose plan changes state must be confirmed (D39). All of them must be active. The refusal for an
 * agreement of another lawyer comes alone, so that nothing else is revealed.
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
