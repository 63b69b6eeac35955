import { cartas } from '@apremia/api-client'
import { interpolar, nombreDeNumeroDeCarta, textos } from '@apremia/core'
import { ArchivoDialog } from '../documentos/archivo-dialog.tsx'
import type { Papel } from './papel.ts'

const { una, varias } = textos.cartas.alActuar

interface PapelDialogProps {
  readonly papel: Papel
  readonly onClose: () => void
}

export const PapelDialog = ({ papel: { lote, desde, hasta }, onClose }: PapelDialogProps) =>
  desde === hasta ? (
    <ArchivoDialog
      title={interpolar(una, { desde: nombreDeNumeroDeCarta(desde) })}
      entry={cartas.downloadCarta}
      input={{ params: { numero: desde } }}
      onClose={onClose}
    />
  ) : (
    <ArchivoDialog
      title={interpolar(varias, { desde, hasta })}
      entry={cartas.downloadLoteDeCartas}
      input={{ params: { id: lote } }}
      onClose={onClose}
    />
  )
