import type { ClaveDeCaso } from '../casos/clave-de-caso.ts'
import type { CarteraDelServicio } from '../municipio/cartera-del-servicio.ts'
import type { Db } from '../platform/db/queryable.ts'
import { AppError } from '../platform/http/app-error.ts'
import { claveDeCartera } from './ask-cartera.ts'
import { createEscritura } from './create-escritura.ts'
import { type Ask, isSinContestar } from './create-paciencia.ts'
import { forEachALaVez } from './for-each-a-la-vez.ts'
import { findPreguntadas, type RespuestaDelServicio, saveRespuestas } from './respuestas-repo.ts'

/**
 * Number of answers of the municipality's service that are saved together. When the process dies, the answers that were
 * not yet saved are lost, so the number is small.
 */
const POR_VEZ = 100

/** True for a failure that affects every request, such as refused credentials. It stops the synchronisation. */
const isOfAll = (error: unknown): boolean =>
  !(error instanceof AppError) || error.code === 'municipio-sin-acceso' || isSinContestar(error)

/**
 * Asks the municipality's service for the debt and the legal statuses of each property or business. Sends as many
 * requests at the same time as the service admits. Saves the answers as they arrive, and never repeats a request that
 * has a saved answer.
 *
 * @returns properties and businesses whose answer cannot be used
 */
export const askImponibles = async (
  { db, ahora }: { readonly db: Db; readonly ahora: () => Date },
  cartera: Pick<CarteraDelServicio, 'llamadas' | 'preguntar'>,
  claves: readonly ClaveDeCaso[],
  ask: Ask,
  onPreguntados: (hechos: number) => void,
): Promise<ClaveDeCaso[]> => {
  const hay = new Set((await findPreguntadas(db)).map(claveDeCartera))
  const faltan = claves.filter((clave) => !hay.has(claveDeCartera(clave)))
  const fallidas: ClaveDeCaso[] = []
  const escritura = createEscritura<RespuestaDelServicio>(POR_VEZ, (filas) =>
    saveRespuestas(db, filas),
  )
  let hechos = claves.length - faltan.length
  const askUno = async (clave: ClaveDeCaso): Promise<void> => {
    const { tipo, imponible, recurso } = clave
    const preguntado = ahora()
    try {
      const de = { imponible: String(imponible), recurso }
      const { deuda, situaciones } = await ask(() => cartera.preguntar(tipo, de))
      await escritura.add({ ...clave, deuda, situaciones, preguntado })
    } catch (error) {
      if (isOfAll(error)) throw error
      fallidas.push(clave)
    } finally {
      hechos += 1
      onPreguntados(hechos)
    }
  }
  try {
    await forEachALaVez(faltan, cartera.llamadas, askUno)
  } finally {
    await escritura.end()
  }
  return fallidas
}
