import { interpolar, textos } from '@apremia/core'
import { useParams } from 'react-router-dom'
import { failureOf } from '../../api/failure.ts'
import { PanelDeDeuda } from '../../panels/deudas/panel-de-deuda.tsx'
import { useBasexImpQuery } from '../../panels/inmuebles/inmuebles-api.ts'
import { Alert } from '../../ui/alert.tsx'
import { CodigoDeRecurso } from '../../ui/recurso.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import type { ListaSpec } from '../../ui/table/lista.ts'
import { LoadFailure } from '../../ui/table/load-failure.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import { useLista } from '../../ui/table/use-lista.ts'
import { rutaDePlanDePago } from './plan-de-pago.ts'

const {
  columnasDeDetalle: nombres,
  glosas,
  detalle,
  verDeuda,
  sinNumero,
  columnas,
  ayudaExpandir,
  inactivo,
  porQueInactivo,
} = textos.inmuebles
const { sinDato } = textos.comunes

interface Fila {
  readonly recurso: string
  readonly numero: number
  readonly contribuyente: string
  readonly domicilio: string
}

const COLUMNS: readonly Column<Fila>[] = [
  {
    id: 'rc',
    header: nombres.rc,
    glosa: glosas.rc,
    width: 'code',
    cell: ({ recurso }) => <CodigoDeRecurso codigo={recurso} />,
  },
  {
    id: 'nro',
    header: nombres.nro,
    glosa: glosas.nro,
    width: 'code',
    cell: ({ numero }) => numero,
  },
  {
    id: 'contribuyente',
    header: nombres.contribuyente,
    width: 'prose',
    cell: ({ contribuyente }) => contribuyente || sinDato,
  },
  {
    id: 'domicilio',
    header: nombres.domicilio,
    width: 'prose',
    cell: ({ domicilio }) => domicilio || sinDato,
  },
]

/**
 * URL parameters of the page of a property. `recurso` is the tax that the person saw on the previous screen, and its
 * row starts expanded.
 */
const DETALLE = {
  pantalla: 'inmueble',
  campos: ['recurso'],
} as const satisfies ListaSpec<string>

export const InmuebleScreen = () => {
  const { id = '' } = useParams()
  const titulo = `${detalle} ${id}`
  return (
    <div className="screen">
      <ScreenTitle text={titulo} />
      <h1>{titulo}</h1>
      {/^\d{1,10}$/.test(id) ? (
        <Inmueble key={id} id={id} />
      ) : (
        <Alert kind="aviso" title={sinNumero} />
      )}
    </div>
  )
}

const Inmueble = ({ id }: { readonly id: string }) => {
  const { filtro, abiertas, toggle } = useLista(DETALLE)
  const { data, error, isFetching, refetch } = useBasexImpQuery({
    body: { tipo: 'I', imponible: id },
  })
  const failure = failureOf(error)
  if (failure && !isFetching) {
    return <LoadFailure failure={failure} onRetry={() => void refetch()} />
  }
  if (data === undefined) return <ListSkeleton />
  const rows = data.RECURSOS.map(({ RECURSO }) => ({
    recurso: RECURSO,
    numero: data.IMPONIBLE,
    contribuyente: data.APYNOM,
    domicilio: data.DOMICILIO,
  }))
  // A row starts expanded when the URL names its tax, or when the table has no other row. `abiertas` lists the taxes
  // whose row the person has opened or closed since then.
  const isOpen = ({ recurso }: Fila) =>
    abiertas.includes(recurso) !== (filtro.recurso === recurso || rows.length === 1)
  return (
    <div className="card">
      {!data.ACTIVO && (
        <Alert kind="aviso" title={inactivo}>
          <p>{porQueInactivo}</p>
        </Alert>
      )}
      <dl className="facts">
        {[
          [columnas.nomenclatura, data.NOMENCLATURA],
          [columnas.partida, data.PARTIDA],
        ].map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value || sinDato}</dd>
          </div>
        ))}
      </dl>
      <p className="search-hint">{ayudaExpandir}</p>
      <DataTable
        caption={`${detalle} ${id}`}
        columns={COLUMNS}
        rows={rows}
        rowKey={({ recurso }) => recurso}
        expansion={{
          nameOf: ({ numero, recurso }) => interpolar(verDeuda, { numero, recurso }),
          isOpen,
          onToggle: ({ recurso }) => toggle(recurso),
          detail: ({ numero, recurso }) => (
            <PanelDeDeuda
              imponible={numero}
              recurso={recurso}
              plan={rutaDePlanDePago(numero, recurso)}
            />
          ),
        }}
      />
    </div>
  )
}
