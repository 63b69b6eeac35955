import { titulos as calls } from '@apremia/api-client'
import { textos } from '@apremia/core'
import { lazy, Suspense, useState } from 'react'
import { useDispatch } from 'react-redux'
import { downloadDocument } from '../../api/documents.ts'
import type { Data } from '../../api/endpoint.ts'
import { useAppDispatch } from '../../api/thunk.ts'
import { notified } from '../../session/notices-slice.ts'
import { usePuede } from '../../session/use-sesion.ts'
import { Button } from '../../ui/button.tsx'
import { Opening } from '../../ui/opening.tsx'

const AnularDialog = lazy(async () => ({
  default: (await import('./anular-dialog.tsx')).AnularDialog,
}))

interface TituloActionsProps {
  readonly titulo: Data<'getTitulosInfo'>[number]
}

export const TituloActions = ({ titulo }: TituloActionsProps) => {
  const appDispatch = useAppDispatch()
  const dispatch = useDispatch()
  const puede = usePuede()
  const [downloading, setDownloading] = useState(false)
  const [annulling, setAnnulling] = useState(false)
  const { num_titulo: numero, documento, anulado, anterior } = titulo
  const download = async () => {
    setDownloading(true)
    const failure = await appDispatch(
      downloadDocument(calls.downloadTitulo, { params: { numero } }),
    )
    setDownloading(false)
    if (failure) {
      dispatch(notified({ kind: 'error', title: textos.comunes.error, text: failure.message }))
    }
  }
  const sinPdf = anterior ? textos.titulos.sinPdfAnterior : 'El PDF todavía no está listo'
  return (
    <div className="actions">
      <Button
        variant="ghost"
        icon="pdf"
        aria-label={`Descargar el PDF del título ${numero}`}
        title={documento ? 'Descargar el PDF' : sinPdf}
        disabled={!documento}
        loading={downloading}
        onClick={() => void download()}
      />
      {puede('titulos.anular') && !anulado && (
        <Button
          variant="ghost"
          icon="anular"
          aria-label={`Anular el título ${numero}`}
          onClick={() => setAnnulling(true)}
        >
          {textos.titulos.anularEnLista}
        </Button>
      )}
      {annulling && (
        <Suspense fallback={<Opening />}>
          <AnularDialog numero={numero} onClose={() => setAnnulling(false)} />
        </Suspense>
      )}
    </div>
  )
}
