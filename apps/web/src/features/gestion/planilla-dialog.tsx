import { actuaciones as calls } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import { newClave } from '../../api/clave-de-pedido.ts'
import { downloadDocument } from '../../api/documents.ts'
import { failureOf } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/thunk.ts'
import { notified } from '../../session/notices-slice.ts'
import { LibroDialog } from '../../ui/libro-dialog.tsx'
import {
  type PlanillaRevisada,
  useLoadActuacionesMutation,
  useSimulateLoadActuacionesMutation,
} from './planilla-api.ts'
import { cuantasActuaciones, PlanillaRevisadaAlert } from './planilla-revisada.tsx'
import { RechazadasButton } from './rechazadas-button.tsx'

const { planilla: t } = textos.gestion
const { grabadas } = textos.actuaciones

/** Actions from a workbook (D136): looked at first, then all of them are saved or none. */
export const PlanillaDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const dispatch = useAppDispatch()
  const [revisada, setRevisada] = useState<PlanillaRevisada & { readonly archivo: string }>()
  // The same workbook sent again after an answer that never came saves nothing twice (D86).
  const [clave, setClave] = useState(newClave)
  const [simulate] = useSimulateLoadActuacionesMutation()
  const [load] = useLoadActuacionesMutation()
  const inputOf = (data: File) => ({ body: {}, files: { file: { data, name: data.name } } })
  const revisar = async (file: File) => {
    const { data, error } = await simulate(inputOf(file))
    setRevisada(data && { ...data, archivo: file.name })
    return failureOf(error)
  }
  const grabar = async (file: File) => {
    const { data, error } = await load({ ...inputOf(file), idempotencyKey: clave })
    const failure = failureOf(error)
    // What was looked at no longer holds.
    if (failure?.errores) setRevisada(undefined)
    if (!data) return failure
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
      onPick={() => {
        setRevisada(undefined)
        setClave(newClave())
      }}
      onClose={onClose}
      rowActions={(file) => <RechazadasButton file={file} />}
    >
      {revisada && <PlanillaRevisadaAlert archivo={revisada.archivo} revisada={revisada} />}
    </LibroDialog>
  )
}
