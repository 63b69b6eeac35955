import { formatPesos, parseSignedWireAmount, textos } from '@apremia/core'
import type { Failure } from '../../../api/failure.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { FailureAlert } from '../../../ui/failure-alert.tsx'
import { MotivoParaSeguir } from '../../../ui/motivo-para-seguir.tsx'
import { useReveal } from '../../../ui/use-reveal.ts'
import { withWords } from '../../../ui/with-words.ts'

const { ficha, sinDeudaElegida, fallaAlCrear, fallaAlEditar } = textos.convenios

const montoDe = (failure: Failure, cual: 'antes' | 'ahora'): string => {
  const amount = parseSignedWireAmount(String(failure.detalle?.[cual] ?? ''))
  return amount === undefined ? textos.comunes.sinDato : formatPesos(amount)
}

interface RechazoAlertProps {
  readonly failure: Failure
  readonly edicion: boolean
  readonly onActualizar: () => void
  /**
   * Called when the person saves the payment agreement in spite of outdated amounts. Receives the reason that the
   * person typed (D171).
   */
  readonly onForzar: (motivo: string) => void
  readonly onClose: () => void
}

/**
 * Alert that says why the payment agreement was not saved (S1 §8). When the debt has changed, the alert shows the total
 * of the form and the total of the server (D132).
 */
export const RechazoAlert = (props: RechazoAlertProps) => {
  const { failure, edicion, onActualizar, onClose } = props
  const ref = useReveal<HTMLDivElement>()
  const { cambioDeDeuda: t } = ficha
  const palabras = edicion ? fallaAlEditar : fallaAlCrear
  const viejo = failure.code === 'importe-distinto' || failure.code === 'en-otro-convenio'
  return (
    <div ref={ref}>
      {failure.code === 'pide-motivo' ? (
        <Alert kind="aviso" title={textos.deudas.importesDeAntes} onClose={onClose}>
          <ul>
            {(failure.fields ?? []).map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
          <MotivoParaSeguir accion={textos.deudas.seguir} onSeguir={props.onForzar} />
        </Alert>
      ) : failure.code === 'cambio-la-deuda' ? (
        <Alert
          kind="error"
          title={t.titulo}
          onClose={onClose}
          actions={
            <Button icon="reintentar" onClick={onActualizar}>
              {t.actualizar}
            </Button>
          }
        >
          <dl className="conv-cambio">
            <div>
              <dt>{t.antes}</dt>
              <dd>{montoDe(failure, 'antes')}</dd>
            </div>
            <div>
              <dt>{t.ahora}</dt>
              <dd>{montoDe(failure, 'ahora')}</dd>
            </div>
          </dl>
          <p>{t.texto}</p>
        </Alert>
      ) : (
        <FailureAlert
          // The message already includes the errors of the fields, so the alert does not list them again.
          failure={{ ...withWords(failure, palabras.texto), fields: [] }}
          title={palabras.titulo}
          onRetry={viejo ? onActualizar : undefined}
          onClose={onClose}
        />
      )}
    </div>
  )
}

export const Incompleto = ({ onGo }: { readonly onGo: () => void }) => {
  const ref = useReveal<HTMLDivElement>()
  return (
    <div ref={ref}>
      <Alert
        kind="aviso"
        title={sinDeudaElegida.titulo}
        actions={<Button onClick={onGo}>{ficha.irALaDeuda}</Button>}
      >
        <p>{sinDeudaElegida.texto}</p>
      </Alert>
    </div>
  )
}
