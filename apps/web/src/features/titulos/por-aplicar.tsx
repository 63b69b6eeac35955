import { interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import { type Failure, failureOf } from '../../api/failure.ts'
import { useAppDispatch } from '../../api/thunk.ts'
import { trabajoSeguido } from '../../panels/trabajos/seguimiento-slice.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { formatInteger } from '../../ui/format.ts'
import { type Carga, useApplyCargaMutation, useDiscardCargaMutation } from './cargas-api.ts'

const { padron, titulos } = textos

/**
 * Panel that applies an uploaded register of properties (padrón). Changes that need a confirmation have a checkbox with
 * the number of changes (D91, D192).
 */
export const PorAplicar = ({ carga }: { readonly carga: Carga }) => {
  const dispatch = useAppDispatch()
  const [apply, applying] = useApplyCargaMutation()
  const [discard, discarding] = useDiscardCargaMutation()
  const [confirmada, setConfirmada] = useState(false)
  const [continuar, setContinuar] = useState(false)
  const [preguntando, setPreguntando] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const { nuevos, cambiados, bajas, impedimentos } = carga
  const params = { id: carga.id }
  const cambia = nuevos + cambiados + bajas > 0
  const impiden = (campo: string) => impedimentos.some((uno) => uno.campo === campo)
  const aceptados: Readonly<Record<string, boolean>> = {
    confirmarBajas: confirmada,
    rechazosHasta: continuar,
  }
  const impide = impedimentos.some(({ campo }) => aceptados[campo] !== true)

  const onApply = async () => {
    const { data, error } = await apply({ params, body: { confirmarBajas: confirmada, continuar } })
    setPreguntando(false)
    setFailure(failureOf(error))
    if (data) dispatch(trabajoSeguido({ id: data.id, nuevo: true }))
  }
  const onDiscard = async () => {
    const { error } = await discard({ params })
    setFailure(failureOf(error))
  }
  return (
    <>
      {!cambia && <Alert kind="info" title={padron.sinCambios} />}
      {impedimentos.length > 0 && (
        <Alert kind="aviso">
          {impedimentos.map(({ message }) => (
            <p key={message}>{message}</p>
          ))}
          <div className="choice">
            {impiden('rechazosHasta') && (
              <label>
                <input
                  type="checkbox"
                  checked={continuar}
                  onChange={(event) => setContinuar(event.target.checked)}
                />
                {interpolar(padron.continuar, { n: formatInteger(carga.rechazadas) })}
              </label>
            )}
            {impiden('confirmarBajas') && (
              <label>
                <input
                  type="checkbox"
                  checked={confirmada}
                  onChange={(event) => setConfirmada(event.target.checked)}
                />
                {interpolar(padron.confirmarBajas, { n: formatInteger(bajas) })}
              </label>
            )}
          </div>
        </Alert>
      )}
      {failure && (
        <FailureAlert
          failure={failure}
          title={titulos.cargaFallida}
          onClose={() => setFailure(undefined)}
        />
      )}
      <div className="form-actions">
        <Button variant="primary" disabled={!cambia || impide} onClick={() => setPreguntando(true)}>
          {padron.hacerCarga}
        </Button>
        <Button loading={discarding.isLoading} onClick={() => void onDiscard()}>
          {padron.descartar}
        </Button>
      </div>
      {preguntando && (
        <ConfirmDialog
          title={padron.titulo}
          confirmLabel={padron.hacerCarga}
          busy={applying.isLoading}
          onConfirm={() => void onApply()}
          onCancel={() => setPreguntando(false)}
        >
          <p>
            {interpolar(padron.confirmar, {
              nuevos: formatInteger(nuevos),
              cambiados: formatInteger(cambiados),
              bajas: formatInteger(bajas),
            })}
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}
