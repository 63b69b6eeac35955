import { novedades as calls } from '@apremia/api-client'
import { textos } from '@apremia/core'
import { useId, useState } from 'react'
import { useDispatch } from 'react-redux'
import type { Failure } from '../../api/failure.ts'
import { type ArchivoEnCampo, useEnvio } from '../../panels/documentos/use-envio.ts'
import { notified } from '../../session/notices-slice.ts'
import { useUsuario } from '../../session/use-sesion.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { useRecordForm } from '../../ui/record/use-record-form.ts'
import { ConfirmarGuardar } from './confirmar-guardar.tsx'
import { ContribuyenteFields } from './contribuyente-fields.tsx'
import { EnElProducto } from './en-el-producto.tsx'
import {
  CAMPOS_DE_CONTRIBUYENTE,
  checkNueva,
  startOf,
  toBody,
  type ValoresDeContribuyente,
} from './ficha.ts'
import { claveDeInmueble, type InmueblePendiente, type InmuebleSinGuardar } from './inmueble.ts'
import { PendientesTable } from './pendientes-table.tsx'

const t = textos.novedades

const SIN_NADA = { ...startOf(undefined), rest: [] }

/** 'Agregar Contribuyente': the data, the properties and the documents of each, in one go (S1 §7). */
export const NuevoDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const formId = useId()
  const dispatch = useDispatch()
  const dni = useUsuario()?.dni ?? ''
  const [failure, setFailure] = useState<Failure>()
  const [porGuardar, setPorGuardar] = useState<ValoresDeContribuyente>()
  // Files of each property, by its key. They live outside the form, because a draft cannot keep files.
  const [archivosDe, setArchivosDe] = useState<Readonly<Record<string, readonly File[]>>>({})
  const { enviar, enviando, progreso } = useEnvio(['novedades'])
  const ficha = useRecordForm<never, ValoresDeContribuyente, readonly InmuebleSinGuardar[]>({
    clave: () => `novedad.${dni}/nueva`,
    record: undefined,
    startOf: () => SIN_NADA,
    names: CAMPOS_DE_CONTRIBUYENTE,
    check: checkNueva,
  })
  const { form, rest } = ficha
  const pendientes = rest.map((inmueble) => ({
    ...inmueble,
    archivos: archivosDe[claveDeInmueble(inmueble)] ?? [],
  }))
  const change = (cambiados: readonly InmueblePendiente[]) => {
    setArchivosDe(Object.fromEntries(cambiados.map((uno) => [claveDeInmueble(uno), uno.archivos])))
    ficha.setRest(cambiados.map(({ archivos: _, ...inmueble }) => inmueble))
  }
  const guardar = async (valores: ValoresDeContribuyente) => {
    setPorGuardar(undefined)
    setFailure(undefined)
    const archivos = pendientes.flatMap((inmueble) =>
      inmueble.archivos.map((file): ArchivoEnCampo => [claveDeInmueble(inmueble), file]),
    )
    const inmuebles = rest.map(({ version, ...inmueble }) => inmueble)
    const body = { ...toBody(valores), inmuebles }
    const respuesta = await enviar(calls.createNovedad, { body }, archivos)
    if (respuesta.ok) {
      ficha.forget()
      dispatch(notified({ kind: 'exito', title: t.guardado.titulo, text: t.guardado.texto }))
      onClose()
    } else if (!ficha.showFieldFaults(respuesta.failure)) setFailure(respuesta.failure)
  }
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
        <form
          id={formId}
          className="form form-full"
          onSubmit={form.handleSubmit(setPorGuardar)}
          noValidate
        >
          {ficha.draft && <Alert kind="info" title={t.borrador} />}
          {failure && <FailureAlert failure={failure} onClose={() => setFailure(undefined)} />}
          <EnElProducto />
          <ContribuyenteFields form={form} conDni />
        </form>
        <PendientesTable inmuebles={pendientes} progreso={progreso} onChange={change} />
      </div>
      <ConfirmarGuardar
        valores={porGuardar}
        onConfirm={(valores) => void guardar(valores)}
        onCancel={() => setPorGuardar(undefined)}
      />
    </Dialog>
  )
}
