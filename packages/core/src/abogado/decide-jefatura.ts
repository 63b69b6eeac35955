import type { Decision, Motivo } from '../decision/decision.ts'
import { esCodigoReservado, parseCodigoAbogado } from '../identificador/codigo-abogado.ts'
import { abogados } from '../texto/abogados.ts'
import { interpolar } from '../texto/interpolar.ts'
import { type Asignados, checkAsignados } from './decide-baja.ts'

export interface EntradaDeJefatura {
  /** DNI (identity number) of the person who appoints the new head lawyer. */
  readonly quien: string
  /**
   * Person who is appointed head lawyer. `codigo` is the lawyer's code that the person has now. It is '' for a person
   * who is not a lawyer.
   */
  readonly persona: { readonly dni: string; readonly codigo: string; readonly baja: boolean }
  readonly actual: { readonly dni: string; readonly nombre: string } | null
  /** New lawyer's code for the present head lawyer, as typed. The present head lawyer loses the code A00. */
  readonly codigoAnterior: string
  /** Lawyer who already has the code typed for the present head lawyer. Null when no lawyer has that code. */
  readonly dueno: { readonly dni: string; readonly nombre: string; readonly baja: boolean } | null
  /** Work that is still assigned to the lawyer's code of the future head lawyer. */
  readonly asignados: Asignados
}

const CAMPO = 'codigo_anterior'

/**
 * Checks `codigoAnterior`, the code that the present head lawyer gets in exchange for the code A00. Returns the reasons
 * to refuse the code. It may be the code of this lawyer's own former, inactive record.
 */
const checkCodigo = ({ actual, codigoAnterior, dueno }: EntradaDeJefatura): Motivo[] => {
  const { jefatura, invalidos, codigoReservado, existente } = abogados
  const refuse = (codigo: string, mensaje: string) => [{ codigo, campo: CAMPO, mensaje }]
  if (actual === null)
    return codigoAnterior === '' ? [] : refuse('jefatura.sin-anterior', jefatura.sinAnterior)
  const { nombre } = actual
  if (codigoAnterior === '')
    return refuse('jefatura.sin-codigo', interpolar(jefatura.sinCodigo, { nombre }))
  if (esCodigoReservado(codigoAnterior)) return refuse('abogado.codigo-reservado', codigoReservado)
  const codexterno = parseCodigoAbogado(codigoAnterior)
  if (codexterno === undefined) return refuse('abogado.codexterno-invalido', invalidos.codexterno)
  if (dueno === null || (dueno.baja && dueno.dni === actual.dni)) return []
  return refuse(
    'abogado.codexterno-existente',
    interpolar(existente.codexterno, { codexterno, nombre: dueno.nombre }),
  )
}

/**
 * Decides whether a person may become head lawyer, with code A00 (D166). The person loses the lawyer's code that they
 * have now, so no work may still be assigned to that code. The current head lawyer must take a new code.
 */
export const decideJefatura = (
  entrada: EntradaDeJefatura,
): Decision<{ readonly codigoAnterior: string | null }> => {
  const { quien, persona, actual, codigoAnterior, asignados } = entrada
  const { jefatura } = abogados
  const motivos: Motivo[] = []
  const refuse = (codigo: string, mensaje: string) =>
    motivos.push({ codigo, campo: 'nrodni', mensaje })
  if (persona.baja) refuse('jefatura.de-baja', jefatura.deBaja)
  if (quien === persona.dni) refuse('jefatura.propia', jefatura.propia)
  if (actual?.dni === persona.dni) refuse('jefatura.ya-es', jefatura.yaEs)
  else motivos.push(...checkCodigo(entrada), ...checkAsignados(asignados))
  const porque = {
    regla: 'abogado/jefatura',
    fuente: 'D166, D22',
    entradas: { quien, persona: persona.dni, actual: actual?.dni ?? null, codigoAnterior },
    valor: motivos.length === 0,
  }
  if (motivos.length > 0) return { ok: false, motivos, porque }
  const codigo = actual === null ? null : (parseCodigoAbogado(codigoAnterior) ?? null)
  return { ok: true, valor: { codigoAnterior: codigo }, porque }
}
