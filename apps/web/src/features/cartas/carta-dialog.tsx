import { cartas } from '@apremia/api-client'
import { interpolar, nombreDeNumeroDeCarta, textos } from '@apremia/core'
import type { Carta } from '../../panels/cartas/cartas-api.ts'
import { ArchivoDialog } from '../../panels/documentos/archivo-dialog.tsx'
import { Alert } from '../../ui/alert.tsx'

const { anular } = textos.cartas
const t = textos.cartasPantalla

interface CartaDialogProps {
  readonly carta: Pick<Carta, 'numero' | 'imponibles'>
  readonly documento: 'carta' | 'escaneo'
  readonly onClose: () => void
}

/**
 * Lists the properties or businesses withdrawn from a demand letter after it was sent. The printed letter still names
 * the withdrawn properties or businesses (D189, ADR 0047).
 */
const Retirados = ({ imponibles }: Pick<Carta, 'imponibles'>) => {
  const retirados = imponibles.filter(({ retirado }) => retirado === '1')
  if (retirados.length === 0) return null
  const nombres = retirados.map(({ imponible, recurso }) => `${imponible} ${recurso}`).join(', ')
  return <Alert kind="aviso" title={interpolar(anular.retirados, { imponibles: nombres })} />
}

export const CartaDialog = ({ carta, documento, onClose }: CartaDialogProps) =>
  documento === 'carta' ? (
    <ArchivoDialog
      title={interpolar(t.carta, { numero: nombreDeNumeroDeCarta(carta.numero) })}
      entry={cartas.downloadCarta}
      input={{ params: { numero: carta.numero } }}
      aviso={<Retirados {...carta} />}
      onClose={onClose}
    />
  ) : (
    <ArchivoDialog
      title={interpolar(t.acuseDeUna, { numero: nombreDeNumeroDeCarta(carta.numero) })}
      entry={cartas.downloadEscaneoDeAcuse}
      input={{ params: { numero: carta.numero } }}
      onClose={onClose}
    />
  )
