import type { AnclasEnAlmacen } from '../historial/anclas-en-almacen.ts'
import { readUsados, writeSeries } from '../historial/series-de-numeros.ts'
import type { Services } from '../platform/services.ts'

const CADA_MS = 5_000

/**
 * Records in the S3-compatible store the document numbers that any machine issued. A machine may stop after it commits
 * a number and before it records it. Other people may see that number before the machine starts again.
 */
export const followNumeros = (
  { db, ahora }: Pick<Services, 'db' | 'ahora'>,
  anclasEnAlmacen: AnclasEnAlmacen,
  report: (error: unknown) => void,
  cada = CADA_MS,
): { readonly stop: () => void } => {
  let anotados = ''
  const look = async (): Promise<void> => {
    const usados = await readUsados(db)
    const series = writeSeries(usados)
    if (series === anotados) return
    await anclasEnAlmacen.note(usados, ahora())
    anotados = series
  }
  const timer = setInterval(() => {
    look().catch(report)
  }, cada).unref()
  return { stop: () => clearInterval(timer) }
}
