import { titulos as calls } from '@apremia/api-client'
import { textos } from '@apremia/core'
import { useState } from 'react'
import { downloadDocument } from '../../api/documents.ts'
import type { Data } from '../../api/endpoint.ts'
import { usePuede } from '../../session/use-sesion.ts'
import { Button } from '../../ui/button.tsx'
import { later } from '../../ui/later.tsx'
import { useDownload } from '../../ui/use-download.ts'

const AnularDialog = later(async () => (await import('./anular-dialog.tsx')).AnularDialog)

interface TituloActionsProps {
  readonly titulo: Data<'getTitulosInfo'>[number]
}

export const TituloActions = ({ titulo }: TituloActionsProps) => {
  const { downloading, download } = useDownload(textos.comunes.error)
  const puede = usePuede()
  const [annulling, setAnnulling] = useState(false)
  const { num_titulo: numero, documento, anulado, anterior } = titulo
  const params = { numero }
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
        onClick={() => void download(downloadDocument(calls.downloadTitulo, { params }))}
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
      {annulling && <AnularDialog numero={numero} onClose={() => setAnnulling(false)} />}
    </div>
  )
}
