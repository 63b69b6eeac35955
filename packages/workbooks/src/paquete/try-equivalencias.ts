import {
  type EquivalenciaDeArchivo,
  type ErrorDeFila,
  findArchivoDePaquete,
  type ValorDePaquete,
} from '@apremia/core'
import { withNombresDeColumnas } from './encabezado-de-paquete.ts'
import { applyGuardadas } from './equivalencias-de-paquete.ts'
import { archivoYHojaDe, type FuenteDePaquete } from './fuente-de-paquete.ts'
import { messageOfFalla } from './paquete-error.ts'
import { readArchivoDePaquete } from './read-archivo-de-paquete.ts'

export interface PruebaDeArchivo {
  readonly fuente: string
  readonly archivo: string
  /** Number of rows that the dry run read, including the refused rows. `entero` is true when it read the whole file. */
  readonly filas: number
  readonly entero: boolean
  readonly rechazadas: number
  readonly columnas: readonly string[]
  readonly ignoradas: readonly string[]
  /**
   * First accepted rows of the file, with the values that a load would store. '' is an unknown value. Amounts are in
   * centavos.
   */
  readonly primeras: readonly { readonly fila: number; readonly valores: readonly string[] }[]
  readonly errores: readonly ErrorDeFila[]
  readonly erroresTotal: number
  /** Reason why the file cannot be read at all. '' when the file can be read. */
  readonly falla: string
}

/**
 * Maximum number of rows that a dry run of a mapping reads from each file. An error in the mapping already shows in the
 * first rows.
 */
const LEIDAS = 20_000
const MOSTRADAS = 10
const CONTADOS = 50

const toText = (valor: ValorDePaquete): string => {
  if (valor === null) return ''
  if (typeof valor === 'boolean') return valor ? 'SI' : 'NO'
  return String(valor)
}

const tryFuente = async (fuente: FuenteDePaquete): Promise<PruebaDeArchivo> => {
  const definido = findArchivoDePaquete(fuente.nombre)
  const prueba = {
    ...{ fuente: archivoYHojaDe(fuente), archivo: fuente.nombre, filas: 0, entero: true },
    ...{ rechazadas: 0, erroresTotal: 0, falla: '' },
    columnas: [] as string[],
    ignoradas: [] as readonly string[],
    primeras: [] as { fila: number; valores: string[] }[],
    errores: [] as ErrorDeFila[],
  }
  if (definido === undefined) throw new Error(`No hay un archivo ${fuente.nombre}`)
  try {
    for await (const { encabezado, filas, rechazadas } of readArchivoDePaquete(fuente, definido)) {
      prueba.columnas = encabezado.presentes.map(({ nombre }) => nombre)
      prueba.ignoradas = encabezado.ignoradas
      prueba.filas += filas.length + rechazadas.length
      prueba.rechazadas += rechazadas.length
      for (const { fila, valores } of filas.slice(0, MOSTRADAS - prueba.primeras.length))
        prueba.primeras.push({ fila, valores: valores.map(toText) })
      for (const { errores } of rechazadas) {
        prueba.erroresTotal += errores.length
        prueba.errores.push(
          ...withNombresDeColumnas(encabezado, errores.slice(0, CONTADOS - prueba.errores.length)),
        )
      }
      if (prueba.filas >= LEIDAS) {
        prueba.entero = false
        break
      }
    }
    return prueba
  } catch (error) {
    return { ...prueba, falla: messageOfFalla(error) }
  }
}

export const tryEquivalenciasDeFuentes = async (
  fuentes: readonly FuenteDePaquete[],
  equivalencias: readonly EquivalenciaDeArchivo[],
): Promise<PruebaDeArchivo[]> => {
  const nombradas = await applyGuardadas(fuentes, equivalencias)
  const pruebas: PruebaDeArchivo[] = []
  for (const fuente of nombradas)
    if (fuente.equivalencia !== undefined) pruebas.push(await tryFuente(fuente))
  return pruebas
}
