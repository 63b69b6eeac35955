import { novedades as calls } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { useId, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { Failure } from '../../api/failure.ts'
import { type ArchivoEnCampo, useEnvio } from '../../panels/documentos/use-envio.ts'
import { notified } from '../../session/notices-slice.ts'
import { useSesion } from '../../session/use-sesion.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { useRecordForm } from '../../ui/record/use-record-form.ts'
import { ContribuyenteFields } from './contribuyente-fields.tsx'
import { EnElProducto } from './en-el-producto.tsx'
import {
  CAMPOS_DE_CONTRIBUYENTE,
  checkNueva,
  startOf,
  toBody,
  type ValoresDeContribuyente,
} from './ficha.ts'
import { claveDeInmueble, type InmueblePendiente } from './inmueble.ts'
import { PendientesTable } from './pendientes-table.tsx'

const t = textos.novedades

/** 'Agregar Contribuyente': the data, the properties and the documents of each, in one go (S1 §7). */
export const NuevoDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const formId = useId()
  const dispatch = useDispatch()
  const dni = useSesion()?.usuario.dni ?? ''
  const [failure, setFailure] = useState<Failure>()
  const [inmuebles, setInmuebles] = useState<readonly InmueblePendiente[]>([])
  const { enviar, enviando, progreso } = useEnvio(['novedades'])
  const ficha = useRecordForm<never, ValoresDeContribuyente>({
    clave: () => `novedad.${dni}/nueva`,
    record: undefined,
    startOf,
    names: CAMPOS_DE_CONTRIBUYENTE,
    check: checkNueva,
  })
  const { form } = ficha
  const submit = form.handleSubmit(async (valores) => {
    setFailure(undefined)
    const archivos = inmuebles.flatMap((inmueble) =>
      inmueble.archivos.map((file): ArchivoEnCampo => [claveDeInmueble(inmueble), file]),
    )
    const body = {
      ...toBody(valores),
      inmuebles: inmuebles.map(({ archivos: _, version, ...inmueble }) => inmueble),
    }
    const respuesta = await enviar(calls.createNovedad, { body }, archivos)
    if (respuesta.ok) {
      ficha.forget()
      const title = interpolar(t.agregado, respuesta.data.novedad)
      dispatch(notified({ kind: 'exito', title }))
      onClose()
    } else if (!ficha.showFieldFaults(respuesta.failure)) setFailure(respuesta.failure)
  })
  const close = () => {
    ficha.forget()
    onClose()
  }
  return (
    <Dialog
      title={t.nuevo}
      size="large"
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{textos.comunes.cancelar}</Button>
          <Button variant="primary" type="submit" form={formId} loading={enviando}>
            {textos.comunes.guardar}
          </Button>
        </>
      }
    >
      <div className="stack">
        <form id={formId} className="form form-full" onSubmit={submit} noValidate>
          {ficha.draft && <Alert kind="info" title={t.borrador} />}
          {failure && <FailureAlert failure={failure} onClose={() => setFailure(undefined)} />}
          <EnElProducto />
          <ContribuyenteFields form={form} conDni />
        </form>
        <PendientesTable inmuebles={inmuebles} progreso={progreso} onChange={setInmuebles} />
      </div>
    </Dialog>
  )
}
