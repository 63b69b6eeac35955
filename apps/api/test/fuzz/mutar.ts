import fc from 'fast-check'
import { cualquiera } from './hostiles.ts'

type Ruta = readonly (string | number)[]

const isNodo = (valor: unknown): valor is object => typeof valor === 'object' && valor !== null

const rutasDe = (valor: unknown, ruta: Ruta = []): Ruta[] =>
  isNodo(valor)
    ? Object.entries(valor).flatMap(([clave, dentro]) => {
        const suya = [...ruta, Array.isArray(valor) ? Number(clave) : clave]
        return [suya, ...rutasDe(dentro, suya)]
      })
    : []

/**
 * Function that changes one value inside a JSON value: it returns the values to put in its place (none, one or two).
 */
type Cambio = (antes: unknown) => readonly unknown[]

const CAMBIOS: fc.Arbitrary<Cambio> = fc.oneof(
  {
    weight: 6,
    arbitrary: cualquiera.map(
      (nuevo): Cambio =>
        () => [nuevo],
    ),
  },
  { weight: 1, arbitrary: fc.constant<Cambio>(() => []) },
  { weight: 1, arbitrary: fc.constant<Cambio>((antes) => [antes, antes]) },
)

const change = (valor: unknown, [clave, ...resto]: Ruta, cambio: Cambio): unknown => {
  if (Array.isArray(valor))
    return valor.flatMap((item: unknown, i) => {
      if (i !== clave) return [item]
      return resto.length === 0 ? cambio(item) : [change(item, resto, cambio)]
    })
  return Object.fromEntries(
    Object.entries(Object(valor)).flatMap(([nombre, item]): [string, unknown][] => {
      if (nombre !== clave) return [[nombre, item]]
      if (resto.length > 0) return [[nombre, change(item, resto, cambio)]]
      return cambio(item)
        .slice(0, 1)
        .map((nuevo) => [nombre, nuevo])
    }),
  )
}

export const mutado = (bueno: object): fc.Arbitrary<unknown> =>
  fc.array(fc.tuple(fc.nat(), CAMBIOS), { maxLength: 3 }).map((cambios) =>
    cambios.reduce<unknown>((valor, [lugar, cambio]) => {
      const rutas = rutasDe(valor)
      const ruta = rutas[lugar % Math.max(1, rutas.length)]
      return ruta === undefined ? valor : change(valor, ruta, cambio)
    }, bueno),
  )
