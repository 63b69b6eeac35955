import { interpolar, textos } from '@apremia/core'
import { skipToken } from '@reduxjs/toolkit/query'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { useListAbogadosParaElegirQuery } from '../../api/abogados-para-elegir.ts'
import { failureOf } from '../../api/failure.ts'
import {
  type Reasignados,
  useReassignCasosMutation,
  useSimulateReassignCasosQuery,
} from '../../panels/mesas/mesas-api.ts'
import { notified } from '../../session/notices-slice.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { formatInteger } from '../../ui/format.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { LoadFailure } from '../../ui/table/load-failure.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'

const t = textos.mesasPantalla.reasignar

interface ReasignarDialogProps {
  readonly origen: string
  /** Cases to reassign. Empty means every case of the lawyer. */
  readonly casos: readonly { readonly imponible: number; readonly recurso: string }[]
  readonly onClose: () => void
  readonly onDone: () => void
}

/**
 * Dialog that reassigns cases to another lawyer. Before the person confirms, the dialog shows which cases would be
 * reassigned (D22).
 */
export const ReasignarDialog = ({ origen, casos, onClose, onDone }: ReasignarDialogProps) => {
  const dispatch = useDispatch()
  const [destino, setDestino] = useState<string>()
  const abogados = useListAbogadosParaElegirQuery({})
  const pedido = {
    origen,
    casos: casos.map(({ imponible, recurso }) => ({ imponible: String(imponible), recurso })),
  }
  const prueba = useSimulateReassignCasosQuery(
    destino === undefined ? skipToken : { body: { ...pedido, destino } },
    // Other changes may have moved cases since the last simulation, so the simulation is requested again.
    { refetchOnMountOrArgChange: true },
  )
  const [reassign, envio] = useReassignCasosMutation()
  const previsto = prueba.isFetching || prueba.error ? undefined : prueba.currentData
  const sinLista = abogados.data === undefined ? failureOf(abogados.error) : undefined
  const failure =
    failureOf(envio.error) ?? (prueba.isFetching ? undefined : failureOf(prueba.error))
  const pass = async () => {
    if (destino === undefined || previsto === undefined) return
    const { data } = await reassign({ body: { ...pedido, destino } })
    if (data === undefined) return
    dispatch(notified({ kind: 'exito', title: textos.comunes.exito, text: writePasan(data) }))
    onDone()
  }
  return (
    <Dialog
      title={interpolar(casos.length === 0 ? t.todos : t.titulo, { origen })}
      onClose={() => !envio.isLoading && onClose()}
      footer={
        <>
          <Button onClick={onClose} disabled={envio.isLoading}>
            {textos.comunes.cancelar}
          </Button>
          <Button
            variant="primary"
            loading={envio.isLoading}
            disabled={previsto === undefined}
            onClick={() => void pass()}
          >
            {t.pasar}
          </Button>
        </>
      }
    >
      <div className="stack">
        {sinLista ? (
          <LoadFailure failure={sinLista} onRetry={() => void abogados.refetch()} />
        ) : (
          <SelectField
            label={t.destino}
            required
            placeholder={textos.mesasPantalla.elijaAbogado}
            value={destino}
            options={(abogados.data ?? [])
              .filter(({ codexterno, baja }) => codexterno !== origen && baja === '0')
              .map(({ codexterno, nombre_completo }) => ({
                value: codexterno,
                label: `${nombre_completo} (${codexterno})`,
              }))}
            onChange={(value) => {
              envio.reset()
              setDestino(value)
            }}
          />
        )}
        {prueba.isFetching && <ListSkeleton />}
        {previsto && <Previsto previsto={previsto} />}
        {failure && <FailureAlert failure={failure} />}
      </div>
    </Dialog>
  )
}

const writePasan = ({ casos, periodos, convenios }: Reasignados): string =>
  interpolar(t.pasan, {
    casos: formatInteger(casos),
    periodos: formatInteger(periodos),
    convenios: formatInteger(convenios),
  })

const Previsto = ({ previsto }: { readonly previsto: Reasignados }) => {
  const { quedan, enElMunicipio } = previsto
  return (
    <div role="status">
      <p>
        <strong>{writePasan(previsto)}</strong>
      </p>
      {quedan > 0 && <p>{interpolar(t.quedan, { n: formatInteger(quedan) })}</p>}
      {enElMunicipio !== null && enElMunicipio > 0 && (
        <p>{interpolar(t.enElMunicipio, { n: formatInteger(enElMunicipio) })}</p>
      )}
      <p>{t.queda}</p>
    </div>
  )
}
