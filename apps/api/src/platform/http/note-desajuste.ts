import { Readable } from 'node:stream'
import { type CallName, describeValor, type Entry, findDesajuste } from '@apremia/api-client'
import type { Config } from '../config.ts'

/**
 * Minimum number of milliseconds between two answers of one API call that are compared with the contract. The
 * comparison takes as long as building the answer, so not every answer is compared.
 */
const CADA_MS = 60_000
const MAX_VALOR = 200
const MUESTRA = 200

type Registro = { readonly warn: (data: object, message: string) => void }

const writeValor = (valor: unknown): string => JSON.stringify(valor ?? null).slice(0, MAX_VALOR)

/**
 * Logs an answer that does not match the contract: the name of the API call and the place in the answer. A real
 * installation logs only the type of the wrong value (D3, T7). A demonstration logs the value, because its people are
 * invented.
 */
export const createNotaDeDesajuste = (
  { desarrollo, identidad }: Pick<Config, 'desarrollo' | 'identidad'>,
  ahora: () => Date,
) => {
  const revisadas = new Map<CallName, number>()
  const isTurnOf = (name: CallName): boolean => {
    const now = ahora().getTime()
    const antes = revisadas.get(name)
    if (!desarrollo && antes !== undefined && now - antes < CADA_MS) return false
    revisadas.set(name, now)
    return true
  }
  return (name: CallName, { reply, paged }: Entry, value: unknown, log: Registro): void => {
    if (typeof reply !== 'object' || value instanceof Readable || !isTurnOf(name)) return
    const dicho = paged ? (value as { readonly rows: unknown }).rows : value
    const muestra = Array.isArray(dicho) ? dicho.slice(0, MUESTRA) : dicho
    const enviado: unknown = muestra === undefined ? undefined : JSON.parse(JSON.stringify(muestra))
    const desajuste = findDesajuste(reply, enviado)
    if (desajuste === undefined) return
    const { campo, valor } = desajuste
    const mostrado = identidad.tipo === 'demo' ? writeValor(valor) : describeValor(valor)
    log.warn({ llamada: name, campo, valor: mostrado }, 'respuesta fuera del contrato')
  }
}
