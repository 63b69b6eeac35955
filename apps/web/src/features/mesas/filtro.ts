import { mesas } from '@apremia/api-client'
import {
  ALARMAS,
  BUSQUEDAS_DE_PRESCRIPCION,
  buscaPorDocumento,
  type CatalogoDeRecursos,
  CLASES_DE_SALDADA,
  isDocumento,
  type Principal,
  TRAMOS,
  textos,
  VENCIMIENTOS,
} from '@apremia/core'
import { type Query, querySchema } from '../../api/endpoint.ts'
import { opcionesDeRecursos } from '../../api/recursos.ts'
import { withoutDots } from '../../api/validate.ts'
import type { FilterField, FilterGroup } from '../../ui/filter/filter-field.ts'
import { type FilterReading, readBySchema } from '../../ui/filter/read-filter.ts'
import type { CampoDeMesa, DatosDeMesa, FiltroDeMesa } from './mesa.ts'

export type ConsultaDeMesa = Query<'countMesa'> & { readonly mesa: DatosDeMesa['mesa'] }

const { filtros, grupos } = textos.mesasPantalla

const CONSULTA = querySchema(mesas.countMesa)

/**
 * Returns the query that counts the cases of a list, or every reason why the filter is not valid. The query has no
 * sub-tab, because one query counts all the sub-tabs.
 */
export const readFiltroDeMesa = (
  { mesa }: Pick<DatosDeMesa, 'mesa'>,
  { solapa: _, imponible, comercio, cuit, ...resto }: FiltroDeMesa,
  abogado: string,
): FilterReading<ConsultaDeMesa> =>
  readBySchema(CONSULTA, {
    ...resto,
    mesa,
    abogado,
    ...(imponible === undefined ? {} : { imponible: withoutDots(imponible) }),
    ...(comercio === undefined ? {} : { comercio: withoutDots(comercio) }),
    ...(cuit === undefined ? {} : { cuit: cuit.replace(/[.\s-]/g, '') }),
  })

const typed = (
  campos: readonly (keyof typeof filtros & CampoDeMesa)[],
): FilterField<CampoDeMesa>[] =>
  campos.map((campo) => ({ campo, label: filtros[campo], largo: 120 }))

const VENCE: FilterField<CampoDeMesa> = {
  campo: 'vence',
  label: filtros.vence,
  options: VENCIMIENTOS.map((value) => ({ value, label: textos.mesas.vencimientos[value] })),
}

const ANTIGUEDAD: FilterField<CampoDeMesa> = {
  campo: 'antiguedad',
  label: filtros.antiguedad,
  options: TRAMOS.map((value) => ({ value, label: textos.mesas.tramos[value] })),
}

const ALARMA: FilterField<CampoDeMesa> = {
  campo: 'alarma',
  label: textos.alarmas.filtro,
  options: ALARMAS.map((value) => ({ value, label: textos.alarmas.clases[value] })),
}

const SALDADA: FilterField<CampoDeMesa> = {
  campo: 'saldada',
  label: textos.mesas.filtroDeSaldadas,
  options: CLASES_DE_SALDADA.map((value) => ({ value, label: textos.mesas.saldadas[value] })),
}

const PRESCRIPCION: FilterField<CampoDeMesa> = {
  campo: 'prescripcion',
  label: textos.prescripcion.titulo,
  options: BUSQUEDAS_DE_PRESCRIPCION.map((value) => ({
    value,
    label: textos.prescripcion.deCaso.busquedas[value],
  })),
}

const filtrosDeMesa = (recursos: CatalogoDeRecursos): readonly FilterGroup<CampoDeMesa>[] => [
  {
    title: grupos.judicial,
    fields: [
      { campo: 'imponible', label: filtros.imponible, numeric: true },
      { campo: 'recurso', label: filtros.recurso, options: opcionesDeRecursos(recursos) },
      VENCE,
      ANTIGUEDAD,
      ALARMA,
      SALDADA,
      PRESCRIPCION,
    ],
  },
  {
    title: grupos.comercio,
    fields: typed(['contribuyente', 'comercio', 'cuit', 'fantasia', 'calle', 'altura']),
  },
]

/**
 * Returns the filters of a list of cases (desk). A person who sees documents masked cannot search by document, so the
 * filters by document are left out (D10).
 */
export const filtrosDeMesaPara = (
  principal: Principal,
  recursos: CatalogoDeRecursos,
): readonly FilterGroup<CampoDeMesa>[] =>
  buscaPorDocumento(principal)
    ? filtrosDeMesa(recursos)
    : filtrosDeMesa(recursos).map(({ fields, ...grupo }) => ({
        ...grupo,
        fields: fields.filter(({ campo }) => !isDocumento(campo)),
      }))
