import { evaluaciones as calls } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { downloadDocument } from '../../api/documents.ts'
import { Button } from '../../ui/button.tsx'
import { useDownload } from '../../ui/use-download.ts'

const { hoja, hojaDe } = textos.evaluaciones.acciones

interface HojaButtonProps {
  readonly id: number
  readonly children?: string
}

export const HojaButton = ({ id, children }: HojaButtonProps) => {
  const { downloading, download } = useDownload(textos.comunes.error)
  return (
    <Button
      icon="pdf"
      variant={children === undefined ? 'ghost' : 'secondary'}
      aria-label={interpolar(hojaDe, { id })}
      title={hoja}
      loading={downloading}
      onClick={() => void download(downloadDocument(calls.downloadEvaluacion, { params: { id } }))}
    >
      {children}
    </Button>
  )
}
