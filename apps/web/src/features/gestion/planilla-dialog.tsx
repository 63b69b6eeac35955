import { actuaciones as calls } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import { downloadDocument } from '../../api/documents.ts'
import { failureOf } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/thunk.ts'
import { useEnvio } from '../../panels/documentos/use-envio.ts'
import { notified } from '../../session/notices-slice.ts'
import { LibroDialog } from '../../ui/libro-dialog.tsx'
import { type PlanillaRevisada, useSimulateLoadActuacionesMutation } from './planilla-api.ts'
import { cuantasActuaciones, PlanillaRevisadaAlert } from './planilla-revisada.tsx'
import { RechazadasButton } from './rechazadas-button.tsx'

const { planilla: t } = textos.gestion
const { grabadas } = textos.actuaciones

/**
 * Dialog that loads actions on cases from a workbook. The server first validates the workbook without saving its
 * actions. If one row has an error, no row is saved (D136).
 */
export const PlanillaDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const dispatch = useAppDispatch()
  const [revisada, setRevisada] = useState<PlanillaRevisada & { readonly archivo: string }>()
  const [simulate] = useSimulateLoadActuacionesMutation()
  const { enviar } = useEnvio(['actuaciones'])
  const revisar = async (file: File) => {
    const files = { file: { data: file, name: file.name } }
    const { data, error } = await simulate({ body: {}, files })
    setRevisada(data && { ...data, archivo: file.name })
    return failureOf(error)
  }
  const grabar = async (file: File) => {
    const respuesta = await enviar(calls.loadActuaciones, { body: {} }, [['file', file]])
    if (!respuesta.ok) {
      if (respuesta.failure.errores) setRevisada(undefined)
      return respuesta.failure
    }
    const { data } = respuesta
    const cuantas = cuantasActuaciones(data.cantidad)
    const detalle = interpolar(t.grabadas, { cuantas, archivo: file.name })
    dispatch(
      notified(
        data.repetida
          ? { kind: 'info', title: t.titulo, text: t.repetida }
          : { kind: 'exito', title: grabadas.titulo, text: `${grabadas.texto} ${detalle}` },
      ),
    )
    onClose()
    return undefined
  }
  return (
    <LibroDialog
      words={{
        ...t,
        cargar: revisada
          ? interpolar(t.grabar, { cuantas: cuantasActuaciones(revisada.cantidad) })
          : t.revisar,
        falla: revisada ? t.fallaAlGrabar : t.fallaAlRevisar,
      }}
      icon={revisada ? 'subir' : 'buscar'}
      onDownload={() => dispatch(downloadDocument(calls.getActuacionesEjemplo, {}))}
      onSend={revisada ? grabar : revisar}
      onPick={() => setRevisada(undefined)}
      onClose={onClose}
      rowActions={(file) => <RechazadasButton file={file} />}
    >
      {revisada && <PlanillaRevisadaAlert archivo={revisada.archivo} revisada={revisada} />}
    </LibroDialog>
  )
}
