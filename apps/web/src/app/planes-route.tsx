import { municipioConvenios } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { Link } from 'react-router-dom'
import { api } from '../api/api.ts'
import { type Data, pageQuery } from '../api/endpoint.ts'
import { failureOf } from '../api/failure.ts'
import { type ConveniosDeImponible, PlanesScreen } from '../features/planes/planes-screen.tsx'
import { formatDate } from '../ui/format.ts'
import { type Column, DataTable } from '../ui/table/data-table.tsx'
import { LoadFailure } from '../ui/table/load-failure.tsx'
import { ListSkeleton } from '../ui/table/skeleton.tsx'
import { Tag } from '../ui/tag.tsx'

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

/** Those of one item are few: more than these are found in the list of agreements. */
const PRIMEROS = 25

const COLUMNS: readonly Column<Convenio>[] = [
  {
    id: 'numero',
    header: convenios.columnas.numero,
    width: 'code',
    cell: ({ convenio }) => (
      <Link
        to={`/convenios?${new URLSearchParams({ convenio })}`}
        aria-label={interpolar(convenios.verConvenio, { numero: convenio })}
      >
        {convenio}
      </Link>
    ),
  },
  {
    id: 'fecha',
    header: convenios.columnas.fecha,
    width: 'code',
    cell: ({ fechaconf }) => formatDate(fechaconf ?? ''),
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
    header: convenios.columnas.firmante,
    width: 'name',
    cell: ({ frm_nombre }) => frm_nombre || sinDato,
  },
  {
    id: 'confirmacion',
    header: convenios.columnas.confirmacion,
    width: 'code',
    cell: ({ estado, fc_confirma, format_confirma }) => {
      if (estado === '0') return <Tag kind="error" icon="anular" text={convenios.eliminado} />
      return fc_confirma === null ? (
        <Tag kind="aviso" icon="reloj" text={format_confirma} />
      ) : (
        <Tag kind="exito" icon="exito" text={format_confirma} />
      )
    },
  },
]

const Convenios: ConveniosDeImponible = ({ imponible, recurso }) => {
  const { currentData, error, isFetching, refetch } = useConveniosDeImponibleQuery({
    query: { pagina: 1, porPagina: PRIMEROS },
    body: { imponible: String(imponible), recurso, abogado: '' },
  })
  const failure = failureOf(error)
  if (failure && !isFetching) {
    return <LoadFailure failure={failure} onRetry={() => void refetch()} />
  }
  if (currentData === undefined) return <ListSkeleton />
  const { rows, total } = currentData
  if (total === 0) return <p>{convenios.ninguno}</p>
  return (
    <>
      <DataTable caption={convenios.titulo} columns={COLUMNS} rows={rows} rowKey={({ id }) => id} />
      {total > rows.length && <p>{interpolar(convenios.mas, { n: rows.length, total })}</p>}
    </>
  )
}

/** /planes-de-pago: payment plans, with the agreements over each item. */
export const PlanesRoute = () => <PlanesScreen Convenios={Convenios} />
