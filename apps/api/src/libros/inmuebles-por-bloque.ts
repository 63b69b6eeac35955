import { centavos, type Fecha, formatDomicilio, formatNomenclaturaDePartes } from '@apremia/core'
import type { FilaDeInmueble } from '@apremia/workbooks'

export const POR_BLOQUE = 500

export const bloqueDe = (inmueble: number): number => Math.floor(inmueble / POR_BLOQUE)

/**
 * Block of properties with consecutive numbers. `bloque` is the same for all of them (`bloqueDe`): with 500 numbers in
 * a block, property 1234 is in block 2. `datos` is a JSON list of {@link Datos}.
 */
export interface BloqueDeInmuebles {
  readonly bloque: number
  readonly datos: string
}

export interface ClavesEnOrden {
  readonly inmuebles: readonly number[]
  readonly recursos: readonly string[]
}

/**
 * Message with several blocks of properties. Only the first message of an export has `orden`, the order in which the
 * exported file lists the properties.
 */
export interface LoteDeBloques {
  readonly orden?: ClavesEnOrden
  readonly bloques: readonly BloqueDeInmuebles[]
}

type Datos = readonly [
  inmueble: number,
  recursos: readonly (readonly [
    recurso: string,
    legal: string | null,
    total: number | null,
    saldada: Fecha | null,
  ])[],
  apynom: string | null,
  calle: string,
  nro: number | null,
  piso: string,
  dept: string,
  barrio: string,
  partida: string | null,
  terreno: readonly (string | null)[],
  activo: boolean,
]

const POR_TANDA = 200

const filasDe = ([
  numero,
  recursos,
  apynom,
  calle,
  nro,
  piso,
  dept,
  barrio,
  partida,
  terreno,
  activo,
]: Datos): FilaDeInmueble[] => {
  const domicilio = formatDomicilio({ calle, nro, piso, dept })
  const nomenclatura = formatNomenclaturaDePartes(terreno)
  return recursos.map(([recurso, legal, total, saldada]) => ({
    numero,
    recurso,
    contribuyente: apynom ?? '',
    domicilio,
    barrio,
    nomenclatura,
    partida: partida ?? '',
    abogado: legal ?? '',
    deuda: centavos(total ?? 0),
    activo,
    saldada,
  }))
}

/**
 * Returns a function that receives the blocks of properties one by one, in any order. The function yields rows in the
 * order of the list. It stops before the first property whose block has not arrived yet.
 */
export const createInmueblesEnOrden = ({ inmuebles, recursos }: ClavesEnOrden) => {
  const llegados = new Set<number>()
  const filas = new Map<number, FilaDeInmueble[]>()
  let next = 0

  const take = (inmueble: number, recurso: string | undefined): FilaDeInmueble | undefined => {
    const suyas = filas.get(inmueble)
    if (suyas === undefined) return undefined
    const fila = suyas.find((una) => una.recurso === recurso)
    if (fila === undefined) return undefined
    if (suyas.length === 1) filas.delete(inmueble)
    else
      filas.set(
        inmueble,
        suyas.filter((una) => una !== fila),
      )
    return fila
  }

  return function* add({ bloque, datos }: BloqueDeInmuebles): Generator<FilaDeInmueble[]> {
    llegados.add(bloque)
    for (const uno of JSON.parse(datos) as Datos[]) filas.set(uno[0], filasDe(uno))
    let tanda: FilaDeInmueble[] = []
    for (; next < inmuebles.length; next += 1) {
      const inmueble = inmuebles[next] ?? 0
      if (!llegados.has(bloqueDe(inmueble))) break
      const fila = take(inmueble, recursos[next])
      // Skips a property that was deleted after the list was made. The list on screen skips it too.
      if (fila === undefined) continue
      tanda.push(fila)
      if (tanda.length < POR_TANDA) continue
      yield tanda
      tanda = []
    }
    if (tanda.length > 0) yield tanda
  }
}
