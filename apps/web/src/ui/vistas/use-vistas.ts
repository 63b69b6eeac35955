import type { ListaConVistas } from '@apremia/core'
import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { showEleccion, useEleccion } from '../table/eleccion.ts'
import { showDensidad, useDensidad } from '../table/use-densidad.ts'
import type { VistasDeLista } from '../table/use-lista.ts'
import { type Mirada, miradaDe, sameMirada } from './mirada.ts'
import { useListVistasQuery, type VistaGuardada } from './vistas-api.ts'

/**
 * Saved views of a list, and the one in use, which is in the address. A screen opened without parameters applies the
 * person's initial view, without adding a step to Back (D79: going home forgets the working filter, not the views).
 */
export const useVistas = (lista: ListaConVistas, de: VistasDeLista) => {
  const { data, error } = useListVistasQuery({ query: { lista } })
  const [columnas] = useEleccion(de.pantalla)
  const [densidad] = useDensidad()
  const activa = data?.find(({ id }) => id === de.elegida)
  // The effect depends on the contents and not on the view itself, so a new name or one more reader does not undo
  // changes made since.
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
    // Choosing the view already in use restores it whole.
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
    /** True when the address names a view that does not exist. */
    falta: data !== undefined && activa === undefined && (de.elegida ?? 0) > 0,
    aplicar,
    quitar: () => de.aplicar(undefined),
  }
}
