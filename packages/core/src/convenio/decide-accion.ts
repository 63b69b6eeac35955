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

/** What the rule needs to know of an agreement. */
export interface SituacionDeConvenio {
  /** Code of its lawyer. */
  readonly codexterno: string
  readonly confirmado: boolean
  /** Inactive counts as deleted (S1 §4). */
  readonly activo: boolean
}

const motivo = (codigo: string, mensaje: string): Motivo => ({ codigo, campo: '', mensaje })

/**
 * Whether a person may do this to an agreement: lawyer A00 or its own lawyer, never a guest nor an admin who
 * is neither (S1 §4, §6; D8, D9, D12); to edit, confirm or delete it must be unconfirmed, to change the state
 * of a plan confirmed (D39), for all of them active. 'Not yours' comes alone: who may not act learns nothing else.
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
