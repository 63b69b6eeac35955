import { entregas as calls } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import { downloadDocument } from '../../api/documents.ts'
import { type Failure, failureOf } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/thunk.ts'
import { notified } from '../../session/notices-slice.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { formatInstant } from '../../ui/format.ts'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import { type AcuseDeEntrega, useAckEntregaMutation, useGetEntregasQuery } from './entregas-api.ts'

const { pantalla: t } = textos.entregas

type Rechazo = AcuseDeEntrega['rechazos'][number]

const COLUMNAS_DE_RECHAZOS: readonly Column<Rechazo>[] = [
  { id: 'archivo', header: t.archivo, cell: ({ archivo }) => archivo },
  { id: 'clave', header: t.clave, width: 'code', cell: ({ clave }) => clave },
  { id: 'motivo', header: t.motivo, cell: ({ motivo }) => motivo },
]

const describeUltimo = ({ hasta, acusado, persona }: AcuseDeEntrega): string =>
  interpolar(t.ultimo, {
    hasta,
    momento: formatInstant(acusado),
    persona: `${persona.apellido}, ${persona.nombre}`,
  })

/**
 * Dialog of the records that the municipality's own system has not received yet, such as payment agreements and
 * executive titles. The person downloads the records as a delivery, and records the acknowledgement of the
 * municipality.
 */
export const EntregasDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const dispatch = useAppDispatch()
  const {
    data,
    error: problem,
    refetch,
  } = useGetEntregasQuery({ query: {} }, { refetchOnMountOrArgChange: true })
  const [ack, { isLoading: acusando }] = useAckEntregaMutation()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  // Position in the audit history (`hasta`) of the last record in the file that the person downloaded for the
  // municipality's system. The acknowledgement sends the same position, so that later records stay unacknowledged.
  const [descargada, setDescargada] = useState<number>()
  const [pregunta, setPregunta] = useState(false)
  const falla = failureOf(problem)
  const download = async (desde: number, hasta: number) => {
    setBusy(true)
    const negada = await dispatch(
      downloadDocument(calls.downloadEntrega, { query: { desde, hasta } }),
    )
    setFailure(negada)
    if (!negada) setDescargada(hasta)
    setBusy(false)
  }
  const confirm = async (hasta: number) => {
    const { error } = await ack({ body: { hasta, rechazos: [] } })
    setPregunta(false)
    setFailure(failureOf(error))
    if (error) return
    setDescargada(undefined)
    dispatch(notified({ kind: 'exito', title: t.acusado }))
  }
  return (
    <>
      <Dialog
        title={t.titulo}
        onClose={onClose}
        footer={
          <>
            <Button onClick={onClose}>{textos.comunes.cerrar}</Button>
            {data?.hay && (
              <Button
                icon="descargar"
                variant={descargada === undefined ? 'primary' : 'secondary'}
                loading={busy}
                onClick={() => void download(data.desde, data.hasta)}
              >
                {t.descargar}
              </Button>
            )}
            {descargada !== undefined && (
              <Button variant="primary" icon="exito" onClick={() => setPregunta(true)}>
                {t.tomado}
              </Button>
            )}
          </>
        }
      >
        <div className="stack">
          <p>{t.que}</p>
          {failure && <FailureAlert failure={failure} onClose={() => setFailure(undefined)} />}
          {falla && <FailureAlert failure={falla} onRetry={() => void refetch()} />}
          {!data && !falla && <ListSkeleton />}
          {data && (
            <Alert
              kind={data.hay ? 'aviso' : 'info'}
              title={data.hay ? interpolar(t.hay, { hasta: data.hasta }) : t.nada}
            >
              <p>{data.acuse ? describeUltimo(data.acuse) : t.nunca}</p>
            </Alert>
          )}
          {data?.acuse && data.acuse.rechazos.length > 0 && (
            <DataTable
              caption={t.rechazadas}
              columns={COLUMNAS_DE_RECHAZOS}
              rows={data.acuse.rechazos}
              rowKey={({ archivo, clave }) => `${archivo} ${clave}`}
            />
          )}
        </div>
      </Dialog>
      {pregunta && descargada !== undefined && (
        <ConfirmDialog
          title={t.pregunta}
          confirmLabel={t.tomado}
          busy={acusando}
          onConfirm={() => void confirm(descargada)}
          onCancel={() => setPregunta(false)}
        >
          <p>{interpolar(t.confirmar, { hasta: descargada })}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
