import { cartas } from '@apremia/api-client'
import { interpolar, textos } from '@apremia/core'
import { ArchivoDialog } from '../../panels/documentos/archivo-dialog.tsx'

const { carta, acuseDeUna } = textos.cartas.pantalla

interface CartaDialogProps {
  readonly numero: number
  readonly documento: 'carta' | 'escaneo'
  readonly onClose: () => void
}

/** A letter, or the scan of its acknowledgement, in the page. */
export const CartaDialog = ({ numero, documento, onClose }: CartaDialogProps) =>
  documento === 'carta' ? (
    <ArchivoDialog
      title={interpolar(carta, { numero })}
      entry={cartas.downloadCarta}
      input={{ params: { numero } }}
      onClose={onClose}
    />
  ) : (
    <ArchivoDialog
      title={interpolar(acuseDeUna, { numero })}
      entry={cartas.downloadEscaneoDeAcuse}
      input={{ params: { numero } }}
      onClose={onClose}
    />
  )
