import type { Eleccion } from '../table/eleccion.ts'
import type { Filtro, Orden } from '../table/lista.ts'
import type { Densidad } from '../table/use-densidad.ts'
import type { VistaGuardada } from './vistas-api.ts'

export interface Mirada {
  readonly filtro: Filtro
  readonly orden: Orden | undefined
  readonly columnas: Eleccion
  readonly densidad: Densidad
}

export const cuerpoDe = ({ filtro, orden, columnas, densidad }: Mirada) => ({
  columnas: {
    ocultas: [...columnas.ocultas],
    mostradas: [...columnas.mostradas],
    orden: [...columnas.orden],
  },
  densidad,
  orden: orden?.columna ?? '',
  sentido: orden?.sentido ?? ('asc' as const),
  filtro: Object.entries(filtro).flatMap(([campo, valor]) =>
    valor === undefined ? [] : [{ campo, valor }],
  ),
})

export const miradaDe = ({
  filtro,
  orden,
  sentido,
  columnas,
  densidad,
}: VistaGuardada): Mirada => ({
  filtro: Object.fromEntries(filtro.map(({ campo, valor }) => [campo, valor])),
  orden: orden === '' ? undefined : { columna: orden, sentido },
  columnas,
  densidad,
})

const keyOf = ({ filtro, orden, columnas, densidad }: Mirada, propio: Orden | undefined): string =>
  JSON.stringify([
    Object.entries(filtro).sort(([a], [b]) => (a < b ? -1 : 1)),
    orden ?? propio ?? null,
    [...columnas.ocultas].sort(),
    [...columnas.mostradas].sort(),
    columnas.orden,
    densidad,
  ])

/**
 * Tells whether two saved views have equal settings. A view without an order counts as sorted by `propio`, the initial
 * order of the list.
 */
export const sameMirada = (a: Mirada, b: Mirada, propio: Orden | undefined): boolean =>
  keyOf(a, propio) === keyOf(b, propio)
