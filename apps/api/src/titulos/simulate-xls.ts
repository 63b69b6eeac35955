import {
  type Categoria,
  createMarcaDeRepetidas,
  type FilaBasica,
  interpolar,
  textos,
} from '@apremia/core'
import { requireFile } from '../platform/http/form.ts'
import type { Handler } from '../platform/http/mount.ts'
import type { Services } from '../platform/services.ts'
import { createDecisionDeFilas } from './decide-filas.ts'
import { nombreDeProcesada, readBasica } from './read-basica.ts'

const BATCH = 1_000
/** Maximum number of warnings about repeated rows in one answer. A last warning says how many were left out. */
const MAX_AVISOS = 100

const t = textos.titulos

/**
 * Returns the rows that have the same property or business, and the same tax, as another row. Only these rows can claim
 * the same debt twice.
 */
const findCompartidas = (filas: readonly FilaBasica[]): FilaBasica[] => {
  const claveDe = ({ recurso, imponible }: FilaBasica) => `${recurso}|${imponible}`
  const cuantas = new Map<string, number>()
  for (const fila of filas) cuantas.set(claveDe(fila), (cuantas.get(claveDe(fila)) ?? 0) + 1)
  return filas.filter((fila) => (cuantas.get(claveDe(fila)) ?? 0) > 1)
}

/**
 * Returns a warning for each row whose debt an earlier row already claims (D151). `generateXls` marks the same rows in
 * the workbook that it makes.
 */
const describeRepetidas = async (
  services: Services,
  categoria: Categoria,
  filas: readonly FilaBasica[],
): Promise<string[]> => {
  const compartidas = findCompartidas(filas)
  if (compartidas.length === 0) return []
  const decideFilas = await createDecisionDeFilas(services, categoria)
  const mark = createMarcaDeRepetidas()
  const avisos: string[] = []
  for (let desde = 0; desde < compartidas.length; desde += BATCH)
    for (const { fila: decidida } of await decideFilas(compartidas.slice(desde, desde + BATCH))) {
      const marcada = mark(decidida)
      const { fila, estado } = marcada
      if (marcada !== decidida) avisos.push(interpolar(t.filaRepetida, { fila, estado }))
    }
  const mas = avisos.length - MAX_AVISOS
  if (mas <= 0) return avisos
  return [...avisos.slice(0, MAX_AVISOS), interpolar(t.masRepetidas, { mas })]
}

export const simulateXls: Handler<'simulateXls'> = async (services, call) => {
  const file = requireFile(call.files, 'file')
  const { category } = call.body
  const { filas, avisos } = await readBasica(file, category)
  return {
    filas: filas.length,
    archivo: nombreDeProcesada(file),
    avisos: [...avisos, ...(await describeRepetidas(services, category, filas))],
  }
}
