import { municipioGestion } from '@apremia/api-client'
import { type CatalogoDeRecursos, textos } from '@apremia/core'
import { bodySchema, type Input } from '../../api/endpoint.ts'
import { opcionesDeRecursos } from '../../api/recursos.ts'
import { withoutDots } from '../../api/validate.ts'
import type { FilterField, FilterGroup } from '../../ui/filter/filter-field.ts'
import { type FilterReading, readBySchema } from '../../ui/filter/read-filter.ts'
import type { Filtro, ListaSpec } from '../../ui/table/lista.ts'

export const LISTA_DE_EMITIDOS = {
  pantalla: 'titulos',
  campos: ['imponible', 'recurso', 'nroContribuyente', 'abogado'],
} as const satisfies ListaSpec<string>

type Campo = (typeof LISTA_DE_EMITIDOS.campos)[number]
type Body = Input<'listaTitulos'>['body']

const SCHEMA = bodySchema(municipioGestion.listaTitulos)

export const readFiltroDeEmitidos = ({
  imponible = '',
  nroContribuyente = '',
  ...resto
}: Filtro<Campo>): FilterReading<Body> =>
  readBySchema(SCHEMA, {
    ...resto,
    imponible: withoutDots(imponible),
    nroContribuyente: withoutDots(nroContribuyente),
  })

/**
 * Returns the filters of the list of executive titles. People who may not choose a lawyer have no filter by lawyer
 * (D11).
 */
export const filtroDeEmitidos = (
  recursos: CatalogoDeRecursos,
  abogado: readonly FilterField<'abogado'>[],
): readonly FilterGroup<Campo>[] => [
  {
    title: textos.titulos.tabla,
    fields: [
      { campo: 'imponible', label: textos.inmuebles.filtros.inmueble, numeric: true },
      {
        campo: 'recurso',
        label: textos.inmuebles.filtros.recurso,
        options: opcionesDeRecursos(recursos),
      },
      {
        campo: 'nroContribuyente',
        label: textos.titulos.emitidos.nroContribuyente,
        numeric: true,
      },
      ...abogado,
    ],
  },
]
