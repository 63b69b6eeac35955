import type { Decision, Motivo } from '../decision/decision.ts'
import { ABOGADO_JEFE } from '../permiso/usuario.ts'
import { abogados } from '../texto/abogados.ts'
import { interpolar } from '../texto/interpolar.ts'

export interface Asignados {
  readonly periodos: number
  /** Names of the properties and businesses with unpaid periods assigned to the lawyer, such as 'inmueble 123'. */
  readonly imponibles: readonly string[]
  readonly convenios: number
  readonly numeros: readonly string[]
  /**
   * Names of the lawyer's properties and businesses that somebody must reassign in the municipality's own system. Null
   * when the debt is stored in this product.
   */
  readonly enElMunicipio: readonly string[] | null
}

export interface EntradaDeBaja {
  readonly codexterno: string
  readonly nrodni: string
  readonly baja: boolean
  readonly quien: { readonly dni: string; readonly abogado: string }
  readonly asignados: Asignados
}

const PRIMEROS = 3

export const checkAsignados = (asignados: Asignados): Motivo[] => {
  const { periodos, imponibles, convenios, numeros, enElMunicipio } = asignados
  const motivos: Motivo[] = []
  const refuse = (
    codigo: string,
    texto: { uno: string; varios: string },
    n: number,
    nombres: readonly string[],
  ) =>
    motivos.push({
      codigo,
      campo: '',
      mensaje: interpolar(n === 1 ? texto.uno : texto.varios, {
        n: String(n).replace(/\B(?=(\d{3})+$)/g, '.'),
        primeros: nombres.slice(0, PRIMEROS).join(', '),
      }),
    })
  const { conPeriodos, conConvenios, enElMunicipio: ajenos } = abogados.sinBaja
  if (periodos > 0) refuse('abogado.con-periodos', conPeriodos, periodos, imponibles)
  if (convenios > 0) refuse('abogado.con-convenios', conConvenios, convenios, numeros)
  if (enElMunicipio !== null && enElMunicipio.length > 0)
    refuse('abogado.con-casos-en-el-municipio', ajenos, enElMunicipio.length, enElMunicipio)
  return motivos
}

/**
 * Decides whether a lawyer can be marked as no longer working for the municipality (D22). Refuses to mark the person
 * who makes the request, the head lawyer, and a lawyer with assigned cases.
 */
export const decideBaja = (entrada: EntradaDeBaja): Decision<null> => {
  const { codexterno, nrodni, baja, quien, asignados } = entrada
  const motivos: Motivo[] = []
  const refuse = (codigo: string, mensaje: string) => motivos.push({ codigo, campo: '', mensaje })
  const { sinBaja } = abogados
  if (baja) refuse('abogado.de-baja', sinBaja.deBaja)
  if (quien.dni === nrodni || quien.abogado === codexterno) refuse('abogado.propio', sinBaja.propio)
  if (codexterno === ABOGADO_JEFE) refuse('abogado.jefe', sinBaja.jefe)
  motivos.push(...checkAsignados(asignados))
  const porque = {
    regla: 'abogado/baja',
    fuente: 'D22',
    entradas: {
      codexterno,
      baja,
      periodos: asignados.periodos,
      convenios: asignados.convenios,
      enElMunicipio: asignados.enElMunicipio?.length ?? null,
    },
    valor: motivos.length === 0,
  }
  return motivos.length === 0 ? { ok: true, valor: null, porque } : { ok: false, motivos, porque }
}
