import { municipioConvenios } from '@apremia/api-client'
import { type CatalogoDeRecursos, claseDeRecurso, textos } from '@apremia/core'
import { api } from '../../api/api.ts'
import { type Data, pageQuery } from '../../api/endpoint.ts'
import { failureOf } from '../../api/failure.ts'
import { useRecursos } from '../../api/recursos.ts'
import { formatDate } from '../../ui/format.ts'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { LoadFailure } from '../../ui/table/load-failure.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import { Tag } from '../../ui/tag.tsx'
import { Confirmacion } from './confirmacion.tsx'
import { NumeroDeConvenio } from './numero-de-convenio.tsx'

const { convenios } = textos.planes
const { sinDato } = textos.comunes

const { useConveniosDeImponibleQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    conveniosDeImponible: pageQuery(build, municipioConvenios.listaConv, {
      providesTags: ['convenios'],
    }),
  }),
})

type Convenio = Data<'listaConv'>[number]

/**
 * Number of payment agreements requested for a property or business, which is the maximum number of rows that the
 * server returns. One property or business has far fewer agreements.
 */
const TODOS = 200

interface ConveniosDeImponibleProps {
  readonly imponible: number
  readonly recurso: string
}

/**
 * Returns the payment plans of a payment agreement on a property or business. Compares the tax as well as the number,
 * because a real property and a business may have the same number.
 */
const planesDe = (
  recursos: CatalogoDeRecursos,
  { convenio_convpp }: Convenio,
  { imponible, recurso }: ConveniosDeImponibleProps,
) =>
  convenio_convpp.filter(
    ({ i, r }) =>
      i === imponible && claseDeRecurso(recursos, r) === claseDeRecurso(recursos, recurso),
  )

const columnsOf = (
  recursos: CatalogoDeRecursos,
  props: ConveniosDeImponibleProps,
): readonly Column<Convenio>[] => [
  {
    id: 'numero',
    header: convenios.columnas.numero,
    width: 'code',
    cell: ({ id, convenio }) => <NumeroDeConvenio id={id} numero={convenio} />,
  },
  {
    id: 'fecha',
    header: convenios.columnas.fecha,
    width: 'code',
    cell: ({ fechaconf }) => formatDate(fechaconf ?? ''),
  },
  {
    id: 'recursos',
    header: convenios.columnas.recursos,
    cell: (convenio) =>
      planesDe(recursos, convenio, props)
        .map(({ r }) => r)
        .join(', '),
  },
  {
    id: 'abogado',
    header: convenios.columnas.abogado,
    width: 'name',
    cell: ({ convenio_abogado: { apellido, nombre, codexterno } }) =>
      `${[apellido, nombre].filter(Boolean).join(', ')} (${codexterno})`.trim(),
  },
  {
    id: 'firmante',
    tarjeta: 'principal',
    header: convenios.columnas.firmante,
    width: 'name',
    cell: ({ frm_nombre }) => frm_nombre || sinDato,
  },
  {
    id: 'confirmacion',
    tarjeta: 'estado',
    header: convenios.columnas.confirmacion,
    width: 'code',
    cell: (convenio) =>
      convenio.estado === '0' ? (
        <Tag kind="error" icon="anular" text={textos.convenioEnlazado.eliminado} />
      ) : (
        <Confirmacion convenio={convenio} />
      ),
  },
]

export const ConveniosDeImponible = (props: ConveniosDeImponibleProps) => {
  const { imponible } = props
  const recursos = useRecursos()
  const { currentData, error, isFetching, refetch } = useConveniosDeImponibleQuery({
    query: { pagina: 1, porPagina: TODOS },
    body: { imponible: String(imponible), recurso: '', abogado: '' },
  })
  const failure = failureOf(error)
  if (failure && !isFetching) {
    return <LoadFailure failure={failure} onRetry={() => void refetch()} />
  }
  if (currentData === undefined) return <ListSkeleton />
  const suyos = currentData.rows.filter(
    (convenio) => planesDe(recursos, convenio, props).length > 0,
  )
  if (suyos.length === 0) return <p>{convenios.ninguno}</p>
  return (
    <DataTable
      caption={convenios.titulo}
      columns={columnsOf(recursos, props)}
      rows={suyos}
      rowKey={({ id }) => id}
    />
  )
}
