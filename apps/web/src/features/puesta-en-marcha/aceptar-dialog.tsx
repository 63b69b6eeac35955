import { interpolar, textos } from '@apremia/core'
import { useState } from 'react'
import { useDispatch } from 'react-redux'
import { type Failure, failureOf } from '../../api/failure.ts'
import {
  type PuntoDelDia,
  useAcceptPropuestasMutation,
} from '../../panels/instalacion/instalacion-api.ts'
import { notified } from '../../session/notices-slice.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { REACHABLE } from '../../ui/reachable.ts'
import { showValor } from './show-valor.ts'

const t = textos.puestaEnMarchaPantalla.aceptar

interface AceptarDialogProps {
  readonly puntos: readonly PuntoDelDia[]
  readonly onClose: () => void
}

export const AceptarDialog = ({ puntos, onClose }: AceptarDialogProps) => {
  const dispatch = useDispatch()
  const [accept, { isLoading }] = useAcceptPropuestasMutation()
  const [failure, setFailure] = useState<Failure>()
  const claves = puntos.flatMap(({ propuestas }) => propuestas.map(({ clave }) => clave))
  const submit = async () => {
    const { data, error } = await accept({ body: { claves } })
    setFailure(failureOf(error))
    if (data === undefined) return
    const n = data.aceptadas.length
    const title = n === 1 ? t.hecho.uno : interpolar(t.hecho.varios, { n })
    dispatch(notified({ kind: 'exito', title }))
    onClose()
  }
  return (
    <ConfirmDialog
      title={t.titulo}
      confirmLabel={t.confirmar}
      busy={isLoading}
      onConfirm={() => void submit()}
      onCancel={onClose}
    >
      {failure && <FailureAlert failure={failure} onClose={() => setFailure(undefined)} />}
      <p>{t.efecto}</p>
      <section aria-label={t.valor} {...REACHABLE}>
        {puntos.map(({ clave, titulo, propuestas }) => (
          <table key={clave} className="propuestas">
            <caption>{titulo}</caption>
            <thead>
              <tr>
                <th scope="col">{t.dato}</th>
                <th scope="col">{t.valor}</th>
              </tr>
            </thead>
            <tbody>
              {propuestas.map((propuesta) => (
                <tr key={propuesta.clave}>
                  <th scope="row">{propuesta.nombre}</th>
                  <td>{showValor(propuesta)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      </section>
    </ConfirmDialog>
  )
}
