import { cartas as calls } from '@apremia/api-client'
import { interpolar, nombreDeNumeroDeCarta, textos } from '@apremia/core'
import { bodySchema } from '../../api/endpoint.ts'
import { failureOf } from '../../api/failure.ts'
import { checkBody } from '../../api/validate.ts'
import { type Carta, useAnnulCartaMutation } from '../../panels/cartas/cartas-api.ts'
import { MotivoDialog } from '../../ui/record/motivo-dialog.tsx'

const { anular: t } = textos.cartas

const SCHEMA = bodySchema(calls.annulCarta)

interface AnularCartaDialogProps {
  readonly carta: Carta
  readonly onAnnulled: () => void
  readonly onClose: () => void
}

/** The annulment of a demand letter cannot be undone and needs a reason (D189). */
export const AnularCartaDialog = ({ carta, onAnnulled, onClose }: AnularCartaDialogProps) => {
  const [annul] = useAnnulCartaMutation()
  const numero = nombreDeNumeroDeCarta(carta.numero)
  return (
    <MotivoDialog
      title={t.titulo}
      confirmLabel={interpolar(t.abrir, { numero })}
      check={(body) => checkBody(SCHEMA, body)}
      save={async (motivo) => {
        const { error } = await annul({ params: { numero: carta.numero }, body: { motivo } })
        return { failure: failureOf(error), title: interpolar(t.hecha, { numero }) }
      }}
      onClose={onClose}
      onSaved={onAnnulled}
    >
      <p>{interpolar(t.efecto, { numero })}</p>
      <p>{carta.deudor}</p>
      <p>{t.actuaciones}</p>
    </MotivoDialog>
  )
}
