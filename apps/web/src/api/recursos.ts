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

/** Returns the taxes of the municipality or, until the configuration loads, the taxes of a new installation. */
export const useRecursos = (): CatalogoDeRecursos => useSelector(selectRecursos)

/**
 * Returns the options to choose a tax: 'AB · Tasa por Alumbrado'. With `clase`, returns only the taxes on properties or
 * only the taxes on businesses.
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
