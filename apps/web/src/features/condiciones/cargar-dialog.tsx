import { condiciones as calls } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { downloadDocument } from '../../api/documents.ts'
import { failureOf } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/thunk.ts'
import { notified } from '../../session/notices-slice.ts'
import { formatInteger } from '../../ui/format.ts'
import { LibroDialog } from '../../ui/libro-dialog.tsx'
import { useLoadCondicionesMutation } from './condiciones-api.ts'

const { planilla } = textos.condiciones

export const CargarDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const dispatch = useAppDispatch()
  const [load] = useLoadCondicionesMutation()
  const send = async (file: File) => {
    const { data, error } = await load({
      body: {},
      files: { file: { data: file, name: file.name } },
    })
    if (!data) return failureOf(error)
    const { altas, cambios, iguales, avisos } = data
    const cuenta = interpolar(planilla.resultado, {
      altas: formatInteger(altas),
      cambios: formatInteger(cambios),
      iguales: formatInteger(iguales),
    })
    const text = [cuenta, ...avisos].join(' ')
    dispatch(notified({ kind: 'exito', title: planilla.cargada, text }))
    onClose()
    return undefined
  }
  return (
    <LibroDialog
      words={planilla}
      onDownload={() => dispatch(downloadDocument(calls.getCondicionesEjemplo, {}))}
      onSend={send}
      onClose={onClose}
    />
  )
}
