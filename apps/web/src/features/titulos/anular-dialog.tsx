import { titulos as calls } from '@apremia/api-client'
import { textos } from '@apremia/core'
import { bodySchema } from '../../api/endpoint.ts'
import { failureOf } from '../../api/failure.ts'
import { checkBody } from '../../api/validate.ts'
import { MotivoDialog } from '../../ui/record/motivo-dialog.tsx'
import { useAnnulTituloMutation } from './titulos-api.ts'

const SCHEMA = bodySchema(calls.annulTitulo)

interface AnularDialogProps {
  readonly numero: number
  readonly onClose: () => void
}

/** Dialog that annuls an executive title. The annulment cannot be undone and needs a reason (D152). */
export const AnularDialog = ({ numero, onClose }: AnularDialogProps) => {
  const [annul] = useAnnulTituloMutation()
  return (
    <MotivoDialog
      title={textos.titulos.anular}
      confirmLabel={`Anular el título Nº ${numero}`}
      check={(body) => checkBody(SCHEMA, body)}
      save={async (motivo) => {
        const { error } = await annul({ params: { numero }, body: { motivo } })
        return { failure: failureOf(error), title: `El título Nº ${numero} quedó anulado.` }
      }}
      onClose={onClose}
    >
      <p>
        El título Nº {numero} dejará de tener valor. Su número no se volverá a usar y seguirá en el
        listado como anulado.
      </p>
    </MotivoDialog>
  )
}
