import { titulos as calls } from '@apremia/api-client'
import { nombreDeRecurso, textos } from '@apremia/core'
import { useState } from 'react'
import { downloadDocument } from '../../api/documents.ts'
import type { Failure } from '../../api/failure.ts'
import { useRecursos } from '../../api/recursos.ts'
import { useAppDispatch } from '../../api/thunk.ts'
import { usePuede } from '../../session/use-sesion.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { formatAmount, formatDate } from '../../ui/format.ts'
import type { TituloEmitido } from './emitidos-columns.tsx'

const { modal, campos, descargar, aceptar, anterior, sinPdfAnterior } = textos.titulos

interface TituloDialogProps {
  readonly titulo: TituloEmitido
  readonly onClose: () => void
}

export const TituloDialog = ({ titulo, onClose }: TituloDialogProps) => {
  const dispatch = useAppDispatch()
  const puede = usePuede()
  const recursos = useRecursos()
  const [bajando, setBajando] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const download = async () => {
    setBajando(true)
    const params = { numero: titulo.NRO_TITULO }
    setFailure(await dispatch(downloadDocument(calls.downloadTitulo, { params })))
    setBajando(false)
  }
  const datos: readonly (readonly [string, string])[] = [
    [campos.reclamadaPor, `${titulo.RECURSO} · ${nombreDeRecurso(recursos, titulo.RECURSO)}`],
    [campos.expediente, titulo.EXPEDIENTE || textos.comunes.sinDato],
    [campos.monto, formatAmount(titulo.MONTO)],
    [campos.liquidoAl, formatDate(titulo.LIQUIDO_AL ?? '')],
    [campos.emision, formatDate(titulo.FECHA_EMISION ?? '')],
  ]
  return (
    <Dialog
      title={modal}
      onClose={onClose}
      footer={
        <>
          {titulo.DOCUMENTO && puede(titulo.ANULADO ? 'titulos.ver' : 'titulos.consultar') && (
            <Button icon="pdf" loading={bajando} onClick={() => void download()}>
              {descargar}
            </Button>
          )}
          <Button variant="primary" onClick={onClose}>
            {aceptar}
          </Button>
        </>
      }
    >
      <dl className="facts">
        {datos.map(([nombre, valor]) => (
          <div key={nombre}>
            <dt>{nombre}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
      </dl>
      {titulo.ANTERIOR && <p>{titulo.DOCUMENTO ? anterior : sinPdfAnterior}</p>}
      {failure && <FailureAlert failure={failure} onRetry={() => void download()} />}
    </Dialog>
  )
}
