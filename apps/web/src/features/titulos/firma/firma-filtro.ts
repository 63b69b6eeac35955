import { ESTADOS_DE_FIRMA, firmaDeTitulos, ORDENES_PARA_FIRMAR } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { type Query, querySchema } from '../../../api/endpoint.ts'
import { failureOf } from '../../../api/failure.ts'
import { opcionesDeRecursos, useRecursos } from '../../../api/recursos.ts'
import { withoutDots } from '../../../api/validate.ts'
import type { FilterGroup } from '../../../ui/filter/filter-field.ts'
import { type FilterReading, readBySchema } from '../../../ui/filter/read-filter.ts'
import type { Filtro, ListaSpec } from '../../../ui/table/lista.ts'
import { useListLotesQuery } from '../titulos-api.ts'

const t = textos.firmaDeTitulos

export const LISTA_PARA_FIRMAR = {
  pantalla: 'titulos-para-firmar',
  campos: ['estado', 'lote', 'recurso', 'numero'],
  ordenes: ORDENES_PARA_FIRMAR,
  propio: { columna: 'numero', sentido: 'asc' },
} as const satisfies ListaSpec<string>

type Campo = (typeof LISTA_PARA_FIRMAR.campos)[number]

const [SIN_FIRMAR] = ESTADOS_DE_FIRMA
/** Maximum number of batches of executive titles that the filter offers, newest first. */
const LOTES = 50

const SCHEMA = querySchema(firmaDeTitulos.listTitulosParaFirmar)

export const readFiltroParaFirmar = ({
  numero,
  ...resto
}: Filtro<Campo>): FilterReading<Pick<Query<'listTitulosParaFirmar'>, Campo>> => {
  const escrito = numero === undefined ? {} : { numero: withoutDots(numero) }
  const leido = readBySchema(SCHEMA, { ...resto, ...escrito })
  if (!leido.ok) return leido
  const { pagina: _, porPagina: __, orden: ___, sentido: ____, ...body } = leido.body
  return { ok: true, body }
}

export const useFiltroParaFirmar = (): readonly FilterGroup<Campo>[] => {
  const recursos = useRecursos()
  const { data, error } = useListLotesQuery({ query: { pagina: 1, porPagina: LOTES } })
  const lotes = data?.rows ?? []
  return [
    {
      title: t.pestana,
      fields: [
        {
          ...{ campo: 'estado', label: t.filtros.estado, standard: SIN_FIRMAR },
          options: ESTADOS_DE_FIRMA.map((value) => ({ value, label: t.estados[value] })),
        },
        {
          ...{ campo: 'lote', label: t.filtros.lote, failure: failureOf(error)?.message },
          options: lotes.map(({ id, desde, hasta, archivo }) => ({
            value: id,
            label: interpolar(t.loteDe, { desde, hasta, archivo }),
          })),
        },
        { campo: 'recurso', label: t.filtros.recurso, options: opcionesDeRecursos(recursos) },
        { campo: 'numero', label: t.filtros.numero, numeric: true, largo: 11 },
      ],
    },
  ]
}
