import { cartas as calls } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { downloadDocument } from '../../api/documents.ts'
import { failureOf } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/thunk.ts'
import { useLoadAcusesDeCartasMutation } from '../../panels/cartas/cartas-api.ts'
import { notified } from '../../session/notices-slice.ts'
import { formatInteger } from '../../ui/format.ts'
import { LibroDialog } from '../../ui/libro-dialog.tsx'

const { acuse } = textos.cartas
const planilla = textos.planillaDeAcuses

interface AcusesDialogProps {
  readonly lote: string | undefined
  readonly onClose: () => void
}

export const AcusesDialog = ({ lote, onClose }: AcusesDialogProps) => {
  const dispatch = useAppDispatch()
  const [load] = useLoadAcusesDeCartasMutation()
  const send = async (file: File) => {
    const { data, error } = await load({
      body: {},
      files: { file: { data: file, name: file.name } },
    })
    if (!data) return failureOf(error)
    const { anotados, iguales, avisos } = data
    const cuenta = interpolar(planilla.resultadoDeCarga, {
      anotados: formatInteger(anotados),
      iguales: formatInteger(iguales),
    })
    const text = [cuenta, ...avisos].join(' ')
    dispatch(notified({ kind: 'exito', title: planilla.abrir, text }))
    onClose()
    return undefined
  }
  const query = lote === undefined ? {} : { lote }
  return (
    <LibroDialog
      words={{
        titulo: planilla.abrir,
        leyenda: planilla.leyenda,
        ejemplo: planilla.descargar,
        archivo: planilla.libro,
        falta: acuse.faltaPlanilla,
        cargar: planilla.cargar,
        falla: planilla.falla,
      }}
      onDownload={() => dispatch(downloadDocument(calls.getAcusesParaCompletar, { query }))}
      onSend={send}
      onClose={onClose}
    />
  )
}
