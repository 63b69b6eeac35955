import type { ListaConVistas } from '@apremia/core'
import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { showEleccion, useEleccion } from '../table/eleccion.ts'
import { showDensidad, useDensidad } from '../table/use-densidad.ts'
import type { VistasDeLista } from '../table/use-lista.ts'
import { type Mirada, miradaDe, sameMirada } from './mirada.ts'
import { useListVistasQuery, type VistaGuardada } from './vistas-api.ts'

/**
 * Handles the saved views of a list. The URL holds the id of the applied view. A screen opened without URL parameters
 * applies the person's initial view, without adding an entry to the browser history.
 * Opening the home screen clears the last filters of the lists, but keeps the saved views (D79).
 */
export const useVistas = (lista: ListaConVistas, de: VistasDeLista) => {
  const { data, error } = useListVistasQuery({ query: { lista } })
  const [columnas] = useEleccion(de.pantalla)
  const [densidad] = useDensidad()
  const activa = data?.find(({ id }) => id === de.elegida)
  // This effect runs only when the columns or the density of the saved view change. If it ran when the person renames
  // the view, it would discard columns chosen since then.
  const { columnas: suyas, densidad: suya } = activa ?? {}
  useLayoutEffect(() => {
    showEleccion(lista, suyas)
    showDensidad(suya)
  }, [lista, suyas, suya])
  useEffect(
    () => () => {
      showEleccion(lista, undefined)
      showDensidad(undefined)
    },
    [lista],
  )
  const aplicar = (vista: VistaGuardada, options?: { readonly replace: boolean }) => {
    // The person may apply a saved view that is already applied. The URL then does not change, so the saved columns and
    // density are restored here.
    if (vista.id === activa?.id) {
      showEleccion(lista, vista.columnas)
      showDensidad(vista.densidad)
    }
    de.aplicar({ id: vista.id, ...miradaDe(vista) }, options)
  }
  const open = useEffectEvent((vistas: readonly VistaGuardada[]) => {
    const inicial = vistas.find((vista) => vista.inicial)
    if (de.abreVacia && inicial) aplicar(inicial, { replace: true })
  })
  useEffect(() => {
    if (data) open(data)
  }, [data])
  const mirada: Mirada = { filtro: de.filtro, orden: de.orden, columnas, densidad }
  return {
    vistas: data,
    error,
    mirada,
    activa,
    cambiada: activa !== undefined && !sameMirada(miradaDe(activa), mirada, de.propio),
    /** True when the URL has the id of a view that does not exist. */
    falta: data !== undefined && activa === undefined && (de.elegida ?? 0) > 0,
    aplicar,
    quitar: () => de.aplicar(undefined),
  }
}
