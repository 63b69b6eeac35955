import { isNombreDelPaquete } from '@apremia/core'
import { WorkbookError } from '../workbook-error.ts'
import { type FuenteDePaquete, nombreDeArchivoDePaquete } from './fuente-de-paquete.ts'
import { readHojas } from './lineas-de-xlsx.ts'

/**
 * Finds the sheets of a workbook. A workbook that cannot be read gives none, and the error is reported later under its
 * own name.
 */
const findHojas = async (fuente: FuenteDePaquete): Promise<string[]> => {
  try {
    return await readHojas(await fuente.open())
  } catch (error) {
    if (error instanceof WorkbookError) return []
    throw error
  }
}

/**
 * A workbook of another name brings the files that its sheets are called after: people keep lawyers and users in one.
 * Its other sheets are theirs, and are not read.
 */
export const expandHojas = async (
  fuentes: readonly FuenteDePaquete[],
): Promise<FuenteDePaquete[]> => {
  const expandidas = await Promise.all(
    fuentes.map(async (fuente) => {
      if (isNombreDelPaquete(fuente.nombre) || !/\.xlsx$/i.test(fuente.archivo)) return [fuente]
      const hojas = (await findHojas(fuente))
        .map((hoja) => ({ hoja, nombre: nombreDeArchivoDePaquete(hoja.trim()) }))
        .filter(({ nombre }) => isNombreDelPaquete(nombre))
      if (hojas.length === 0) return [fuente]
      return hojas.map(({ hoja, nombre }) => ({ ...fuente, nombre, hoja }))
    }),
  )
  return expandidas.flat()
}
