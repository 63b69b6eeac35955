import { titulos as calls } from '@apremia/api-client'
import { interpolar, nombreDeRecurso, textos } from '@apremia/core'
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
const firma = textos.firmaDeTitulos

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
  const download = async (original: '0' | '1') => {
    setBajando(true)
    const input = { params: { numero: titulo.NRO_TITULO }, query: { original } }
    setFailure(await dispatch(downloadDocument(calls.downloadTitulo, input)))
    setBajando(false)
  }
  const descargable =
    titulo.DOCUMENTO && puede(titulo.ANULADO ? 'titulos.ver' : 'titulos.consultar')
  const datos: readonly (readonly [string, string])[] = [
    [campos.reclamadaPor, `${titulo.RECURSO} · ${nombreDeRecurso(recursos, titulo.RECURSO)}`],
    [campos.expediente, titulo.EXPEDIENTE || textos.comunes.sinDato],
    [campos.monto, formatAmount(titulo.MONTO)],
    [campos.liquidoAl, formatDate(titulo.LIQUIDO_AL ?? '')],
    [campos.emision, formatDate(titulo.FECHA_EMISION ?? '')],
    ...(titulo.FIRMADO === null
      ? []
      : [
          [
            firma.columnas.firma,
            interpolar(firma.firmadoEl, { dia: formatDate(titulo.FIRMADO) }),
          ] as const,
        ]),
  ]
  return (
    <Dialog
      title={modal}
      onClose={onClose}
      footer={
        <>
          {descargable && titulo.FIRMADO !== null && (
            <Button variant="ghost" disabled={bajando} onClick={() => void download('1')}>
              {firma.verOriginal}
            </Button>
          )}
          {descargable && (
            <Button icon="pdf" loading={bajando} onClick={() => void download('0')}>
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
      {failure && <FailureAlert failure={failure} onRetry={() => void download('0')} />}
    </Dialog>
  )
}
