import { escritosJudiciales } from '@apremia/api-client'
import { type ClaseDeEscrito, interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import { downloadDocument } from '../../api/documents.ts'
import { type Failure, failureOf } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/thunk.ts'
import { notified } from '../../session/notices-slice.ts'
import { Alert } from '../../ui/alert.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { LoadFailure } from '../../ui/table/load-failure.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'
import type { CasoAbierto } from '../pagina-de-caso/pagina-de-caso-api.ts'
import {
  useCreateEscritoMutation,
  useListPlantillasQuery,
  useReviewEscritoQuery,
} from './escritos-api.ts'
import { PresupuestoField } from './presupuesto-field.tsx'

const { clases, deCaso: t } = textos.escritosJudiciales

interface EscritoDialogProps {
  readonly caso: Pick<CasoAbierto, 'imponible' | 'recurso' | 'categoria'>
  /** Kind of court paper whose templates are offered. Undefined means every kind. */
  readonly clase?: ClaseDeEscrito | undefined
  readonly onClose: () => void
}

/**
 * Dialog that makes a court paper of a case. Before making the paper, the dialog lists the data that the case lacks.
 */
export const EscritoDialog = ({ caso, clase, onClose }: EscritoDialogProps) => {
  const { data, error, isFetching, refetch } = useListPlantillasQuery({})
  const plantillas = (data ?? []).filter(
    (una) => !una.retirada && (clase === undefined || una.clase === clase),
  )
  const [elegidaAca, setElegida] = useState<string>()
  const [deudor, setDeudor] = useState(1)
  const [unica, ...otras] = clase === undefined ? [] : plantillas
  const elegida = elegidaAca ?? (unica && otras.length === 0 ? String(unica.id) : undefined)
  const [tecleado, setTecleado] = useState<string>()
  const { presupuesto: propuesto = '' } = plantillas.find(({ id }) => String(id) === elegida) ?? {}
  const typed = tecleado ?? propuesto.replace('.', ',')
  const [failure, setFailure] = useState<Failure>()
  const [busy, setBusy] = useState(false)
  const [create] = useCreateEscritoMutation()
  const dispatch = useAppDispatch()
  const pedido = {
    ...{ imponible: String(caso.imponible), recurso: caso.recurso, clase: caso.categoria },
    ...{ plantilla: Number(elegida), deudor },
  }
  // The check of the missing data needs some percentage, so the request always sends '1'. The person types the real
  // percentage later, if the template uses one.
  const revision = useReviewEscritoQuery(
    { query: { ...pedido, presupuesto: '1' } },
    { skip: elegida === undefined },
  )
  const { pidePresupuesto = false, faltas = [] } = revision.currentData ?? {}
  // The names of the debtors stay visible while the dialog loads the data for another debtor (`data` keeps the last
  // answer).
  const deudores = revision.data?.deudores ?? []
  const listo = elegida !== undefined && revision.currentData !== undefined && faltas.length === 0
  const submit = async () => {
    if (!listo || busy) return
    setBusy(true)
    setFailure(undefined)
    const presupuesto = pidePresupuesto ? typed.trim() : ''
    const { data: hecho, error: refused } = await create({ body: { ...pedido, presupuesto } })
    const fallida = hecho
      ? await dispatch(
          downloadDocument(escritosJudiciales.downloadEscrito, { params: { id: hecho.id } }),
        )
      : failureOf(refused)
    setBusy(false)
    if (!hecho) {
      setFailure(fallida)
      return
    }
    dispatch(notified({ kind: 'exito', title: interpolar(t.hecho, { nombre: hecho.nombre }) }))
    if (fallida)
      dispatch(notified({ kind: 'error', title: t.fallaDeDescarga, text: fallida.message }))
    onClose()
  }
  const retry = () => {
    void refetch()
    if (elegida !== undefined) void revision.refetch()
  }
  const sinSaber = isFetching ? undefined : (failureOf(error) ?? failureOf(revision.error))
  return (
    <FormDialog
      title={clase === 'reanudacion' ? t.reanudar : t.titulo}
      saveLabel={t.hacer}
      saveIcon="descargar"
      busy={busy}
      disabled={!listo || (pidePresupuesto && typed.trim() === '')}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t.ayuda}</p>
      {sinSaber && <LoadFailure failure={sinSaber} onRetry={retry} />}
      {data && plantillas.length === 0 && (
        <p>
          {clase === undefined
            ? t.sinPlantillas
            : interpolar(t.sinPlantillaDeClase, { clase: clases[clase] })}
        </p>
      )}
      {plantillas.length > 0 && (
        <SelectField
          label={t.plantilla}
          value={elegida}
          placeholder={t.elija}
          options={plantillas.map(({ id, clase: una, nombre }) => ({
            value: String(id),
            label: `${clases[una]}: ${nombre}`,
          }))}
          onChange={(otra) => {
            setElegida(otra)
            setDeudor(1)
            setFailure(undefined)
          }}
          required
        />
      )}
      {elegida !== undefined && deudores.length > 1 && (
        <SelectField
          label={t.deudor}
          hint={t.deudorAyuda}
          value={String(deudor)}
          options={deudores.map((nombre, i) => ({ value: String(i + 1), label: nombre }))}
          onChange={(otro) => {
            setDeudor(Number(otro))
            setFailure(undefined)
          }}
          required
        />
      )}
      {revision.isFetching && <ListSkeleton />}
      {pidePresupuesto && (
        <PresupuestoField value={typed} propuesto={propuesto} onChange={setTecleado} />
      )}
      {faltas.length > 0 && (
        <Alert kind="aviso" title={t.faltas}>
          <ul>
            {faltas.map((falta) => (
              <li key={falta}>{falta}</li>
            ))}
          </ul>
        </Alert>
      )}
      {failure && <FailureAlert failure={failure} title={t.falla} />}
    </FormDialog>
  )
}
