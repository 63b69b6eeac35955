import { cartas as calls } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { downloadDocument } from '../../api/documents.ts'
import { type Failure, failureOf } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/thunk.ts'
import { type LoteDeCartas, useListLotesDeCartasQuery } from '../../panels/cartas/cartas-api.ts'
import { QueEspera } from '../../panels/instalacion/que-espera.tsx'
import { trabajoSeguido } from '../../panels/trabajos/seguimiento-slice.ts'
import { useResumeLoteDeCartasMutation } from '../../panels/trabajos/trabajo-api.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { formatAmount, formatDate, formatInstant, formatInteger } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Column } from '../../ui/table/data-table.tsx'
import { List } from '../../ui/table/list.tsx'
import { Tag } from '../../ui/tag.tsx'

const t = textos.cartasPantalla
const { lotes: nombres } = t
const { comunes } = textos

const POR_PAGINA = 20
/** Milliseconds between reads of the list while a batch of demand letters is being printed. */
const CADA_MS = 3000

const rangoDe = ({ desde, hasta, cantidad }: LoteDeCartas): string =>
  desde === hasta
    ? interpolar(nombres.uno, { desde })
    : interpolar(nombres.varios, { desde, hasta, cantidad: formatInteger(cantidad) })

const LoteActions = ({ lote }: { readonly lote: LoteDeCartas }) => {
  const dispatch = useAppDispatch()
  const [resume] = useResumeLoteDeCartasMutation()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const { id, archivo, estado } = lote
  const run = async (work: () => Promise<Failure | undefined>) => {
    setBusy(true)
    setFailure(await work())
    setBusy(false)
  }
  const reanudar = async () => {
    const { data, error } = await resume({ params: { id } })
    if (data) dispatch(trabajoSeguido({ id: data.id, nuevo: true }))
    return failureOf(error)
  }
  const verCartas = interpolar(nombres.verCartas, { rango: rangoDe(lote) })
  return (
    <>
      <div className="actions">
        {estado === 'listo' ? (
          <Button
            icon="descargar"
            aria-label={`${comunes.descargar} ${archivo}`}
            loading={busy}
            onClick={() =>
              void run(() =>
                dispatch(downloadDocument(calls.downloadLoteDeCartas, { params: { id } })),
              )
            }
          >
            {comunes.descargar}
          </Button>
        ) : (
          <Button
            icon="reanudar"
            aria-label={`${comunes.reanudar} ${archivo}`}
            loading={busy}
            onClick={() => void run(reanudar)}
          >
            {comunes.reanudar}
          </Button>
        )}
        <Link
          className="btn btn-ghost btn-icon"
          to={`/cartas?lote=${id}`}
          aria-label={verCartas}
          title={verCartas}
        >
          <Icon name="ver" />
        </Link>
      </div>
      {failure && <FailureAlert failure={failure} onClose={() => setFailure(undefined)} />}
    </>
  )
}

const COLUMNS: readonly Column<LoteDeCartas>[] = [
  { id: 'rango', header: nombres.rango, width: 'code', cell: rangoDe },
  { id: 'vence', header: t.columnas.vence, cell: ({ vence }) => formatDate(vence) },
  { id: 'total', header: t.columnas.total, align: 'end', cell: ({ total }) => formatAmount(total) },
  {
    id: 'creado',
    header: nombres.creado,
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
    header: nombres.documento,
    cell: ({ estado, formato }) => (
      <>
        {estado === 'listo' ? (
          <Tag kind="exito" icon="exito" text={nombres.listo} />
        ) : (
          <Tag kind="aviso" icon="reloj" text={nombres.pendiente} />
        )}
        <small className="cell-detail">{textos.cartas.formatos[formato]}</small>
      </>
    ),
  },
  { id: 'acciones', header: comunes.acciones, cell: (lote) => <LoteActions lote={lote} /> },
]

/**
 * A finished batch of demand letters can be downloaded again with the same bytes. An unfinished batch can be resumed
 * (D139).
 */
export const LotesTab = () => {
  const [pagina, setPagina] = useState(1)
  const [pendientes, setPendientes] = useState(false)
  const { error, ...source } = useListLotesDeCartasQuery(
    { query: { pagina, porPagina: POR_PAGINA } },
    { pollingInterval: pendientes ? CADA_MS : 0 },
  )
  const hayPendientes = source.data?.rows.some(({ estado }) => estado === 'pendiente') ?? false
  if (hayPendientes !== pendientes) setPendientes(hayPendientes)
  return (
    <Card title={t.pestanas.lotes}>
      <List
        caption={t.pestanas.lotes}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        source={{ ...source, error: failureOf(error) }}
        lista={{ pagina, porPagina: POR_PAGINA, goTo: setPagina }}
        empty={
          <>
            <p>{t.ningunLote}</p>
            <QueEspera pantalla="cartas" />
          </>
        }
      />
    </Card>
  )
}
