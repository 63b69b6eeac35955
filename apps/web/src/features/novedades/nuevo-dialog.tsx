import { novedades as calls } from '@apremia/api-client'
import { textos } from '@apremia/core'
import { useState } from 'react'
import { type ArchivoEnCampo, useEnvio } from '../../panels/documentos/use-envio.ts'
import { useUsuario } from '../../session/use-sesion.ts'
import { RecordDialog } from '../../ui/record/record-dialog.tsx'
import { type RecordOutcome, useRecordDialog } from '../../ui/record/use-record-dialog.ts'
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

/** Dialog that saves a taxpayer, the properties of the taxpayer and their documents in one request (S1 §7). */
export const NuevoDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const dni = useUsuario()?.dni ?? ''
  const [porGuardar, setPorGuardar] = useState<ValoresDeContribuyente>()
  // Attached files of each property, by the key of the property. They are outside the form, because the stored draft of
  // a form cannot contain files.
  const [archivosDe, setArchivosDe] = useState<Readonly<Record<string, readonly File[]>>>({})
  const { enviar, progreso } = useEnvio(['novedades'])
  const dialog = useRecordDialog<never, ValoresDeContribuyente, readonly InmuebleSinGuardar[]>({
    clave: () => `novedad.${dni}/nueva`,
    record: undefined,
    startOf: () => SIN_NADA,
    names: CAMPOS_DE_CONTRIBUYENTE,
    check: checkNueva,
    save: async (valores, { rest }): Promise<RecordOutcome> => {
      const archivos = pendientes.flatMap((inmueble) =>
        inmueble.archivos.map((file): ArchivoEnCampo => [claveDeInmueble(inmueble), file]),
      )
      const inmuebles = rest.map(({ version, ...inmueble }) => inmueble)
      const body = { ...toBody(valores), inmuebles }
      const respuesta = await enviar(calls.createNovedad, { body }, archivos)
      if (!respuesta.ok) return respuesta
      return { title: t.guardado.titulo, text: t.guardado.texto }
    },
    onClose,
  })
  const { rest, setRest } = dialog.ficha
  const pendientes = rest.map((inmueble) => ({
    ...inmueble,
    archivos: archivosDe[claveDeInmueble(inmueble)] ?? [],
  }))
  const change = (cambiados: readonly InmueblePendiente[]) => {
    setArchivosDe(Object.fromEntries(cambiados.map((uno) => [claveDeInmueble(uno), uno.archivos])))
    setRest(cambiados.map(({ archivos: _, ...inmueble }) => inmueble))
  }
  const guardar = (valores: ValoresDeContribuyente) => {
    setPorGuardar(undefined)
    void dialog.guardar(valores)
  }
  return (
    <RecordDialog
      dialog={dialog}
      title={t.nuevo}
      size="large"
      words={{ borrador: t.borrador, versionVieja: t.versionVieja }}
      onReady={setPorGuardar}
      after={
        <>
          <PendientesTable inmuebles={pendientes} progreso={progreso} onChange={change} />
          <ConfirmarGuardar
            valores={porGuardar}
            onConfirm={guardar}
            onCancel={() => setPorGuardar(undefined)}
          />
        </>
      }
    >
      <EnElProducto />
      <ContribuyenteFields form={dialog.form} conDni />
    </RecordDialog>
  )
}
