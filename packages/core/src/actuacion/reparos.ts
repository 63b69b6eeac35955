import type { Decision, Motivo } from '../decision/decision.ts'
import { GRUPO_JUDICIAL } from '../etapa/grupo-de-etapa.ts'
import { esRadicacion } from '../etapa/tipo-de-etapa.ts'
import { type Fecha, formatFecha } from '../fecha/fecha.ts'
import { readEscrito } from '../persona/read-escrito.ts'
import { actuaciones } from '../texto/actuaciones.ts'
import { interpolar } from '../texto/interpolar.ts'
import { nombreDeRadicacion, type RadicacionPrevia } from './decide-radicacion.ts'
import { findFormulario } from './formularios.ts'

const { reparos: t } = actuaciones

export interface CasoAIntimar {
  readonly nombre: string
  readonly radicaciones: readonly RadicacionPrevia[]
  /**
   * Number of an agreement in force, when agreements include all the debt of the property or business that lawyers
   * collect. Null when some of that debt is in no agreement.
   */
  readonly convenio: string | null
}

export interface CasoAActuar extends CasoAIntimar {
  /**
   * Name of a case of another taxpayer that has the same court file number as this case. Null when no such case exists.
   */
  readonly ajeno: string | null
}

interface ActuacionAGrabar {
  readonly tpId: number
  readonly gpId: number
  readonly fecha: Fecha
  readonly nroexpte: string
}

const reparo = (codigo: string, campo: string, mensaje: string): Motivo => ({
  codigo: `actuacion.${codigo}`,
  campo,
  mensaje,
})

/**
 * Lists the objections to a demand letter for a property or business (D175): a court filing, or an agreement in force
 * that includes the debt.
 */
export const reparosDeIntimacion = ({ nombre, radicaciones, convenio }: CasoAIntimar): Motivo[] => {
  const ultima = radicaciones.at(-1)
  const dichos: [codigo: string, mensaje: string][] = []
  if (ultima !== undefined) {
    const valores = { imponible: nombre, expediente: nombreDeRadicacion(ultima) }
    dichos.push(['ya-radicado', interpolar(t.yaRadicado, valores)])
  }
  if (convenio !== null)
    dichos.push(['en-convenio', interpolar(t.enConvenio, { imponible: nombre, convenio })])
  return dichos.map(([codigo, mensaje]) => reparo(codigo, 'imponibles', mensaje))
}

const primerDia = (radicaciones: readonly RadicacionPrevia[]): RadicacionPrevia | undefined =>
  radicaciones.reduce<RadicacionPrevia | undefined>(
    (primera, una) =>
      una.fecha !== null && (primera?.fecha == null || una.fecha < primera.fecha) ? una : primera,
    undefined,
  )

/**
 * Lists the objections to an action on a case, such as a demand letter for debt in court. A person who gives a reason
 * may save the action anyway (D175, D176).
 */
export const findReparos = (
  { tpId, gpId, fecha, nroexpte }: ActuacionAGrabar,
  caso: CasoAActuar,
): Motivo[] => {
  const imponible = caso.nombre
  const motivos = findFormulario(tpId).imprime === 'carta' ? reparosDeIntimacion(caso) : []
  const primera = primerDia(caso.radicaciones)
  if (gpId === GRUPO_JUDICIAL && !esRadicacion(tpId) && primera?.fecha && fecha < primera.fecha) {
    const valores = {
      imponible,
      expediente: nombreDeRadicacion(primera),
      fecha: formatFecha(fecha),
    }
    motivos.push(reparo('anterior-a-radicacion', 'fecha', interpolar(t.anterior, valores)))
  }
  if (esRadicacion(tpId) && caso.ajeno !== null) {
    const valores = { imponible, expediente: nroexpte, ajeno: caso.ajeno }
    motivos.push(reparo('expediente-ajeno', 'nroexpte', interpolar(t.expedienteAjeno, valores)))
  }
  return motivos
}

export const hayMotivo = (motivo: string): boolean => {
  const leido = readEscrito(motivo, 'texto')
  return leido.ok && leido.valor !== ''
}

/**
 * Decides whether an action may be saved in spite of objections (D175, D176). An objection requires a reason, which the
 * audit history keeps. When the action may be saved, the result lists the overridden objections.
 */
export const decideReparos = (
  actuacion: ActuacionAGrabar,
  casos: readonly CasoAActuar[],
  motivo: string,
): Decision<readonly string[]> => {
  const motivos = casos.flatMap((caso) => findReparos(actuacion, caso))
  const mensajes = motivos.map(({ mensaje }) => mensaje)
  const porque = {
    regla: 'actuacion/reparos',
    fuente: 'D175, D176',
    entradas: { tipo: actuacion.tpId, fecha: actuacion.fecha, motivo },
    valor: mensajes,
  }
  if (motivos.length === 0 || hayMotivo(motivo)) return { ok: true, valor: mensajes, porque }
  return { ok: false, motivos, porque }
}
