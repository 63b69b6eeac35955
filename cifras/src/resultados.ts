import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Resultado } from './meta.ts'
import { ROOT } from './run-corrida.ts'

const ARCHIVO = join(ROOT, 'cifras', 'resultados.json')

export type Resultados = Readonly<Record<string, Resultado>>

/**
 * Reads the last result of each goal. The results are stored in a file, so that one goal can be measured again without
 * the others.
 */
export const readResultados = (): Resultados =>
  existsSync(ARCHIVO) ? (JSON.parse(readFileSync(ARCHIVO, 'utf8')) as Resultados) : {}

export const writeResultados = (resultados: Resultados): void =>
  writeFileSync(ARCHIVO, `${JSON.stringify(resultados, null, 2)}\n`)
