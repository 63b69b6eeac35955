import { textos } from '@apremia/core'
import { useCallback } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Alert } from '../../ui/alert.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ProgressLine } from '../../ui/progress.tsx'
import { ProgressFrame } from './progress-frame.tsx'
import { type Seguimiento, seguimientoCerrado, selectSeguimiento } from './seguimiento-slice.ts'
import { TrabajoFollow } from './trabajo-follow.tsx'

const Body = ({
  seguimiento,
  onClose,
}: {
  readonly seguimiento: Exclude<Seguimiento, { fase: 'cerrado' }>
  readonly onClose: () => void
}) => {
  switch (seguimiento.fase) {
    case 'trabajo':
      return (
        <TrabajoFollow
          key={seguimiento.id}
          id={seguimiento.id}
          nuevo={seguimiento.nuevo}
          sinRespuesta={seguimiento.sinRespuesta}
          onClose={onClose}
        />
      )
    case 'enviando':
      return (
        <ProgressFrame ended={false} onClose={onClose}>
          <p className="progress-state" role="status">
            {textos.titulos.procesando}
          </p>
          <ProgressLine label={`Envío de ${seguimiento.archivo}`} done={0} total={0} />
          <p>Enviando {seguimiento.archivo}</p>
        </ProgressFrame>
      )
    case 'listo':
      return (
        <ProgressFrame ended onClose={onClose}>
          <Alert kind="exito" title={textos.titulos.procesado}>
            <p>{seguimiento.archivo}</p>
          </Alert>
        </ProgressFrame>
      )
    case 'fallido':
      return (
        <ProgressFrame ended onClose={onClose}>
          <Alert kind="error" title={textos.titulos.fallaAlProcesar}>
            <p>{seguimiento.mensaje}</p>
          </Alert>
        </ProgressFrame>
      )
  }
}

export const ProgressDialog = () => {
  const dispatch = useDispatch()
  const seguimiento = useSelector(selectSeguimiento)
  const close = useCallback(() => dispatch(seguimientoCerrado()), [dispatch])
  if (seguimiento.fase === 'cerrado') return null
  return (
    <Dialog title="Progreso" size="small" ownFocus onClose={close}>
      <Body seguimiento={seguimiento} onClose={close} />
    </Dialog>
  )
}
