import type { AnclasEnAlmacen } from '../historial/anclas-en-almacen.ts'
import { readUsados, writeSeries } from '../historial/series-de-numeros.ts'
import type { Services } from '../platform/services.ts'

/** Milliseconds between two looks at the last numbers of the database. */
const CADA_MS = 5_000

/**
 * Notes in the store the numbers that another machine issued and could not note, because it stopped after their commit.
 * Other people may see those numbers before that machine is back.
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
