import pLimit from 'p-limit'
import type { ClaveDeCaso } from '../casos/clave-de-caso.ts'
import type { CarteraDelServicio } from '../municipio/cartera-del-servicio.ts'
import { SIMULTANEOS_DE_LOTES } from '../municipio/remoto/cliente-municipal.ts'
import type { Db } from '../platform/db/queryable.ts'
import { AppError } from '../platform/http/app-error.ts'
import { claveDeCartera } from './ask-cartera.ts'
import { findPreguntadas, type RespuestaDelServicio, saveRespuestas } from './respuestas-repo.ts'
import { isSinContestar } from './with-paciencia.ts'

/** Answers written at a time: few enough that a process that dies loses little. */
const POR_VEZ = 100

/** The credential is refused for every question alike, so the work stops. */
const isOfAll = (error: unknown): boolean =>
  !(error instanceof AppError) || error.code === 'municipio-sin-acceso' || isSinContestar(error)

/**
 * Asks for the debt and the situations of each item, a few at a time, and keeps the answers: those that are there
 * already are not asked again.
 *
 * @returns items whose answer cannot be used
 */
export const askImponibles = async (
  { db, ahora }: { readonly db: Db; readonly ahora: () => Date },
  cartera: CarteraDelServicio,
  claves: readonly ClaveDeCaso[],
  ask: <T>(pregunta: () => Promise<T>) => Promise<T>,
  onPreguntados: (hechos: number) => void,
): Promise<ClaveDeCaso[]> => {
  const hay = new Set((await findPreguntadas(db)).map(claveDeCartera))
  const faltan = claves.filter((clave) => !hay.has(claveDeCartera(clave)))
  const fallidas: ClaveDeCaso[] = []
  const turno = pLimit(SIMULTANEOS_DE_LOTES)
  let hechos = claves.length - faltan.length
  const askUno = async (clave: ClaveDeCaso): Promise<RespuestaDelServicio[]> => {
    const { tipo, imponible, recurso } = clave
    const preguntado = ahora()
    try {
      const de = { imponible: String(imponible), recurso }
      const { deuda, situaciones } = await ask(() => cartera.preguntar(tipo, de))
      return [{ ...clave, deuda, situaciones, preguntado }]
    } catch (error) {
      if (isOfAll(error)) throw error
      fallidas.push(clave)
      return []
    } finally {
      hechos += 1
      onPreguntados(hechos)
    }
  }
  for (let i = 0; i < faltan.length; i += POR_VEZ) {
    const lote = faltan.slice(i, i + POR_VEZ)
    const respuestas = await Promise.allSettled(lote.map((clave) => turno(() => askUno(clave))))
    await saveRespuestas(
      db,
      respuestas.flatMap((una) => (una.status === 'fulfilled' ? una.value : [])),
    )
    const caida = respuestas.find((una) => una.status === 'rejected')
    if (caida !== undefined) throw caida.reason
  }
  return fallidas
}
