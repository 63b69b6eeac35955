import { titulos as calls } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import { downloadDocument } from '../../api/documents.ts'
import type { Data } from '../../api/endpoint.ts'
import { type Failure, failureOf } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/thunk.ts'
import { QueEspera } from '../../panels/instalacion/que-espera.tsx'
import { trabajoSeguido } from '../../panels/trabajos/seguimiento-slice.ts'
import { useResumeLoteMutation } from '../../panels/trabajos/trabajo-api.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { formatAmount, formatInstant, formatInteger } from '../../ui/format.ts'
import type { Column } from '../../ui/table/data-table.tsx'
import { List } from '../../ui/table/list.tsx'
import { Tag } from '../../ui/tag.tsx'
import { useListLotesQuery } from './titulos-api.ts'

const titulos = textos.titulos

type Lote = Data<'listLotes'>[number]

const POR_PAGINA = 10

const rangoDe = ({ desde, hasta, cantidad }: Lote): string =>
  interpolar(titulos.rango, {
    inicio: desde,
    fin: hasta,
    cantidad: formatInteger(cantidad),
  })

const LoteAction = ({ lote }: { readonly lote: Lote }) => {
  const dispatch = useAppDispatch()
  const [resume] = useResumeLoteMutation()
  const { id, archivo, estado } = lote
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const run = async (action: () => Promise<Failure | undefined>) => {
    setBusy(true)
    setFailure(await action())
    setBusy(false)
  }
  const reanudar = async () => {
    const { data, error } = await resume({ params: { id } })
    if (data) dispatch(trabajoSeguido({ id: data.id, nuevo: true }))
    return failureOf(error)
  }
  return (
    <>
      {estado === 'listo' ? (
        <Button
          icon="descargar"
          aria-label={`Descargar ${archivo}`}
          loading={busy}
          onClick={() =>
            void run(() => dispatch(downloadDocument(calls.downloadLote, { params: { id } })))
          }
        >
          Descargar
        </Button>
      ) : (
        <Button
          icon="reanudar"
          aria-label={`Reanudar ${archivo}`}
          loading={busy}
          onClick={() => void run(reanudar)}
        >
          Reanudar
        </Button>
      )}
      {failure && <FailureAlert failure={failure} onClose={() => setFailure(undefined)} />}
    </>
  )
}

const COLUMNS: readonly Column<Lote>[] = [
  { id: 'rango', header: 'Títulos', width: 'code', cell: rangoDe },
  { id: 'archivo', tarjeta: 'principal', header: titulos.archivo, cell: ({ archivo }) => archivo },
  {
    id: 'categoria',
    header: titulos.categoria,
    cell: ({ categoria }) => titulos.categorias[categoria],
  },
  {
    id: 'total',
    tarjeta: 'importe',
    header: 'Total',
    align: 'end',
    cell: ({ total }) => formatAmount(total),
  },
  {
    id: 'creado',
    header: 'Creado',
    cell: ({ creado, usuario }) => (
      <>
        {formatInstant(creado)}
        <small className="cell-detail">
          {usuario.apellido}, {usuario.nombre}
        </small>
      </>
    ),
  },
  {
    id: 'estado',
    tarjeta: 'estado',
    header: 'Documentos',
    cell: ({ estado }) =>
      estado === 'listo' ? (
        <Tag kind="exito" icon="exito" text="Listos" />
      ) : (
        <Tag kind="aviso" icon="reloj" text="Pendientes" />
      ),
  },
  {
    id: 'acciones',
    tarjeta: 'acciones',
    header: textos.comunes.acciones,
    cell: (lote) => <LoteAction lote={lote} />,
  },
]

/**
 * List of the batches of executive titles. A finished batch can be downloaded again with exactly the same bytes, and an
 * unfinished batch can be resumed.
 */
export const LotesCard = () => {
  const [pagina, setPagina] = useState(1)
  const { error, ...source } = useListLotesQuery({ query: { pagina, porPagina: POR_PAGINA } })
  return (
    <Card title="Lotes generados">
      <List
        caption="Lotes generados"
        columns={COLUMNS}
        rowKey={({ id }) => id}
        source={{ ...source, error: failureOf(error) }}
        lista={{ pagina, porPagina: POR_PAGINA, goTo: setPagina }}
        flows
        empty={
          <>
            <p>Todavía no hay lotes. Al generar títulos, cada planilla forma uno.</p>
            <QueEspera pantalla="titulos" />
          </>
        }
      />
    </Card>
  )
}
