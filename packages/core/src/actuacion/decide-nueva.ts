import type { Decision, Motivo } from '../decision/decision.ts'
import { claseDe, type Principal } from '../permiso/usuario.ts'
import { actuaciones } from '../texto/actuaciones.ts'
import { busqueda } from '../texto/busqueda.ts'
import { gestion } from '../texto/gestion.ts'
import { interpolar } from '../texto/interpolar.ts'

/**
 * Modes of the page /gestion (legal management). Each mode is a parameter of the URL, and only the value 'true' turns
 * the mode on (D142).
 */
export interface ModoDeGestion {
  readonly historico: boolean
  readonly extrajudicial: boolean
}

const motivo = (codigo: string, mensaje: string, campo = ''): Motivo => ({
  codigo: `actuacion.${codigo}`,
  campo,
  mensaje,
})

/**
 * Decides whether a person may select cases on the page /gestion. Among past cases (`historico`), only extrajudicial
 * cases can be selected (S2 §4). Guests (D9) and people without a lawyer's code (D13) may never select cases.
 */
export const decideSeleccionDeCasos = (
  principal: Principal,
  { historico, extrajudicial }: ModoDeGestion,
): Decision<true> => {
  const clase = claseDe(principal)
  const porque = {
    regla: 'actuacion/seleccion',
    fuente: 'S2 §4, §6; D9, D13',
    entradas: { clase, historico, extrajudicial },
    valor: null,
  }
  const motivos: Motivo[] = []
  if (clase === 'invitado') motivos.push(motivo('invitado', actuaciones.invitadoNoGraba))
  if (clase === 'usuario') motivos.push(motivo('sin-codigo', busqueda.sinCodigo))
  if (historico && !extrajudicial)
    motivos.push(motivo('historico', actuaciones.sinSeleccionEnHistorico))
  return motivos.length > 0 ? { ok: false, motivos, porque } : { ok: true, valor: true, porque }
}

export interface CasoElegido {
  readonly nombre: string
  readonly legales: readonly string[]
}

/**
 * Decides whether a person may start an action on the selected properties or businesses. Lawyers may act only where
 * they collect the debt. Admin and the head lawyer may act everywhere (S2 §5; D8, D136).
 */
export const decideNuevaActuacion = (
  principal: Principal,
  elegidos: readonly CasoElegido[],
  tpId: number | null,
): Decision<true> => {
  const clase = claseDe(principal)
  const porque = {
    regla: 'actuacion/nueva',
    fuente: 'S2 §5; D8, D9, D136',
    entradas: { clase, abogado: principal.abogado, elegidos: elegidos.length, tipo: tpId },
    valor: null,
  }
  const refuse = (...motivos: Motivo[]): Decision<true> => ({ ok: false, motivos, porque })
  if (clase === 'invitado') return refuse(motivo('invitado', actuaciones.invitadoNoGraba))
  if (clase === 'usuario') return refuse(motivo('sin-codigo', busqueda.sinCodigo))
  if (elegidos.length === 0)
    return refuse(motivo('sin-seleccion', actuaciones.sinSeleccion, 'imponibles'))
  if (tpId === null) return refuse(motivo('sin-tipo', gestion.faltaTipo, 'tp_id'))
  if (clase !== 'abogado') return { ok: true, valor: true, porque }
  const ajenos = elegidos.filter(({ legales }) => !legales.includes(principal.abogado))
  if (ajenos.length === 0) return { ok: true, valor: true, porque }
  return refuse(
    ...ajenos.map(({ nombre }) => {
      const mensaje = interpolar(actuaciones.imponibleAjeno, { imponible: nombre })
      return motivo('ajeno', mensaje, 'imponibles')
    }),
  )
}
