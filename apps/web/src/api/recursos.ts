import {
  buildCatalogoDeRecursos,
  CATALOGO_INICIAL,
  type CatalogoDeRecursos,
  type Categoria,
} from '@apremia/core'
import { createSelector } from '@reduxjs/toolkit'
import { useSelector } from 'react-redux'
import { configApi } from './config-api.ts'

const selectRecursos = createSelector(configApi.endpoints.getConfig.select({}), ({ data }) =>
  data?.recursos ? buildCatalogoDeRecursos(data.recursos) : CATALOGO_INICIAL,
)

/** Until the resources of the municipality load, returns the resources of a new installation. */
export const useRecursos = (): CatalogoDeRecursos => useSelector(selectRecursos)

/**
 * Returns the options of a resource picker: 'AB · Tasa por Alumbrado'. With `clase`, returns only the resources of that
 * kind.
 */
export const opcionesDeRecursos = (
  recursos: CatalogoDeRecursos,
  { clase, activos = false }: { readonly clase?: Categoria; readonly activos?: boolean } = {},
): { readonly value: string; readonly label: string }[] =>
  [...recursos.values()].flatMap((recurso) =>
    (clase === undefined || recurso.clase === clase) && (recurso.activo || !activos)
      ? [{ value: recurso.codigo, label: `${recurso.codigo} · ${recurso.nombre}` }]
      : [],
  )
