import { type ClaseDeDatos, interpolar, textos } from '@apremia/core'
import { Link } from 'react-router-dom'
import { failureOf } from '../../api/failure.ts'
import { TrabajoActions } from '../../panels/trabajos/trabajo-actions.tsx'
import { useGetTrabajoQuery } from '../../panels/trabajos/trabajo-api.ts'
import { TrabajoProgress } from '../../panels/trabajos/trabajo-progress.tsx'
import { useMirado } from '../../panels/trabajos/use-mirado.ts'
import { Alert } from '../../ui/alert.tsx'
import { Card } from '../../ui/card.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { formatInteger } from '../../ui/format.ts'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import { type PedidoDeDatos, useGetDatosPersonalesQuery } from './datos-personales-api.ts'
import { DescargaDeDatos } from './descarga-de-datos.tsx'
import { formatDocumentoDePersona } from './format-documento-de-persona.ts'

const { pantalla: t, clases, corrige } = textos.datosPersonales

type Clase = PedidoDeDatos['clases'][number]

/**
 * Screen on which the data of each class (taxpayers, debts, demand letters…) can be corrected. The data of a class
 * without a screen here cannot be corrected on any screen.
 */
const PANTALLAS: Readonly<Partial<Record<ClaseDeDatos, keyof typeof textos.rutas>>> = {
  padron: '/contribuyentes',
  novedades: '/novedades',
  registros: '/registros',
  deuda: '/datos-del-municipio',
  casos: '/gestion',
  actuaciones: '/gestion',
  cartas: '/cartas',
  titulos: '/creaciontitulos',
  convenios: '/convenios',
  acceso: '/usuarios',
  mensajes: '/comunicaciones',
  historial: '/historial',
}

const COLUMNS: readonly Column<Clase>[] = [
  { id: 'clase', header: t.clase, tarjeta: 'nombre', cell: ({ clase }) => clases[clase] },
  {
    ...{ id: 'filas', header: t.filas, align: 'end', tarjeta: 'principal' },
    cell: ({ filas }) => formatInteger(filas),
  },
  {
    ...{ id: 'porNombre', header: t.porNombre, align: 'end' },
    cell: ({ porNombre }) => formatInteger(porNombre),
  },
  {
    ...{ id: 'donde', header: t.donde, width: 'prose' },
    cell: ({ clase }) => {
      const path = PANTALLAS[clase]
      return (
        <>
          {corrige[clase]}{' '}
          {path && (
            <Link to={path} aria-label={interpolar(t.abrir, { pantalla: textos.rutas[path] })}>
              {textos.rutas[path]}
            </Link>
          )}
        </>
      )
    },
  },
]

const POLL_MS = 1_000

/**
 * Message shown while the search for the personal data runs. Only the user who started the search can read its job, so
 * the progress is shown only to that user.
 */
const Curso = ({ trabajo: id }: { readonly trabajo: string }) => {
  const { data: trabajo } = useGetTrabajoQuery({ params: { id } })
  useMirado(id)
  return (
    <Alert
      kind="info"
      title={t.curso}
      actions={trabajo ? <TrabajoActions trabajo={trabajo} /> : undefined}
    >
      {trabajo && <TrabajoProgress trabajo={trabajo} />}
      <p>{t.segundoPlano}</p>
    </Alert>
  )
}

export const PedidoCard = ({ id }: { readonly id: number }) => {
  const { data: visto } = useGetDatosPersonalesQuery({ params: { id } })
  const enCurso = visto === undefined || visto.estado === 'en-curso'
  const { data, error, refetch } = useGetDatosPersonalesQuery(
    { params: { id } },
    { pollingInterval: enCurso ? POLL_MS : 0 },
  )
  const failure = failureOf(error)
  if (failure) return <FailureAlert failure={failure} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton />
  const quien = formatDocumentoDePersona(data.documento)
  return (
    <Card title={interpolar(t.pedido, { quien })}>
      <div className="stack">
        {data.estado === 'en-curso' && data.trabajo && <Curso trabajo={data.trabajo} />}
        {(data.estado === 'fallido' || data.estado === 'cancelado') && (
          <Alert kind="aviso" title={t.estados[data.estado]}>
            <p>{t.fallo}</p>
          </Alert>
        )}
        {data.avisos.map((aviso) => (
          <Alert key={aviso} kind="aviso" title={aviso} />
        ))}
        {data.clases.length > 0 && (
          <DataTable
            caption={interpolar(t.pedido, { quien })}
            columns={COLUMNS}
            rows={data.clases}
            rowKey={({ clase }) => clase}
          />
        )}
        {data.estado === 'listo' && (
          <>
            <p>{interpolar(t.contiene, { documentos: data.documentos })}</p>
            <p>{textos.datosPersonales.papel.cuidado}</p>
            <p>
              <DescargaDeDatos id={id} />
            </p>
          </>
        )}
      </div>
    </Card>
  )
}
