import { constanciaDeDeuda } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { downloadDocument } from '../../api/documents.ts'
import { Button } from '../../ui/button.tsx'
import { useDownload } from '../../ui/use-download.ts'

const t = textos.constanciaDeDeuda

interface ConstanciaButtonProps {
  readonly imponible: number
  readonly recurso: string
}

/** Downloads a page for the debtor, which explains the debt and its fees. */
export const ConstanciaButton = ({ imponible, recurso }: ConstanciaButtonProps) => {
  const { downloading, download } = useDownload(t.falla)
  const query = { imponible: String(imponible), recurso }
  return (
    <Button
      icon="pdf"
      aria-label={interpolar(t.botonDe, { imponible, recurso })}
      loading={downloading}
      onClick={() =>
        void download(downloadDocument(constanciaDeDeuda.downloadConstanciaDeDeuda, { query }))
      }
    >
      {t.boton}
    </Button>
  )
}
