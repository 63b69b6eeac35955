import type { Decision, Motivo } from '../decision/decision.ts'
import { esCodigoReservado, parseCodigoAbogado } from '../identificador/codigo-abogado.ts'
import { abogados } from '../texto/abogados.ts'
import { interpolar } from '../texto/interpolar.ts'
import { type Asignados, checkAsignados } from './decide-baja.ts'

export interface EntradaDeJefatura {
  /** DNI of who names. */
  readonly quien: string
  /** Who is named; `codigo` is that of their lawyer record, '' for none. */
  readonly persona: { readonly dni: string; readonly codigo: string; readonly baja: boolean }
  /** Who holds A00 now. */
  readonly actual: { readonly dni: string; readonly nombre: string } | null
  /** The code that person goes on with, as it was typed. */
  readonly codigoAnterior: string
  /** Whose that code is already. */
  readonly dueno: { readonly dni: string; readonly nombre: string; readonly baja: boolean } | null
  /** What the person named has in hand under their own code. */
  readonly asignados: Asignados
}

const CAMPO = 'codigo_anterior'

/** Why a code cannot be that of who leaves the head; a code they had and left is theirs again. */
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
 * Whether a person becomes the head lawyer (D166): not oneself, nobody who left, with nothing in hand under
 * their own code, which closes, and the one who leaves the head going on under another code. Every reason.
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
