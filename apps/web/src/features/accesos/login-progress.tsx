import { interpolar, textos } from '@apremia/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '../../api/thunk.ts'
import {
  ingresoVisto,
  type SesionAbierta,
  selectIngreso,
  selectSesion,
} from '../../session/session-slice.ts'
import { confirmSignIn, discardSignIn } from '../../session/sign-in.ts'
import { Button } from '../../ui/button.tsx'
import { FallaDeIngreso } from './falla-de-ingreso.tsx'
import { OtraCuenta } from './otra-cuenta.tsx'

const acceso = textos.acceso
const comunes = textos.comunes

interface ModalProps {
  readonly title: string
  readonly busy?: boolean
  readonly children?: ReactNode
  readonly buttons?: ReactNode
  /** Called when the person presses Escape. Without this function, Escape does not close the modal. */
  readonly onClose?: () => void
}

const Modal = ({ title, busy = false, children, buttons, onClose }: ModalProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className="login-progress"
      aria-labelledby="ingreso-en-curso"
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
    >
      <p className="login-progress-title" id="ingreso-en-curso">
        {busy && <span className="spinner" aria-hidden="true" />}
        {title}
      </p>
      {children}
      {buttons && <div className="login-progress-buttons">{buttons}</div>}
    </dialog>
  )
}

interface FailedProps {
  readonly mensaje: string
  readonly documento: string | undefined
}

const Failed = ({ mensaje, documento }: FailedProps) => {
  const dispatch = useAppDispatch()
  const accept = () => dispatch(ingresoVisto())
  return (
    <Modal
      title={comunes.cargaFallida}
      onClose={accept}
      buttons={
        <>
          {documento !== undefined && <OtraCuenta />}
          <Button variant="primary" onClick={accept}>
            {comunes.aceptar}
          </Button>
        </>
      }
    >
      <FallaDeIngreso mensaje={mensaje} documento={documento} />
    </Modal>
  )
}

const nameOf = ({ usuario: { apellido, nombre } }: SesionAbierta): string =>
  interpolar(acceso.persona, { apellido, nombre })

/** Asks the person to confirm the sign-in, because nothing proves that this tab started the sign-in (T21, ADR 0011). */
const Question = ({ nueva }: { readonly nueva: SesionAbierta }) => {
  const dispatch = useAppDispatch()
  const actual = useSelector(selectSesion)
  const pregunta = acceso.confirmarIngreso
  const cancel = () => void dispatch(discardSignIn())
  return (
    <Modal
      title={interpolar(pregunta.titulo, { persona: nameOf(nueva) })}
      onClose={cancel}
      buttons={
        <>
          <Button onClick={cancel}>{comunes.cancelar}</Button>
          <Button variant="primary" onClick={() => void dispatch(confirmSignIn())}>
            {pregunta.seguir}
          </Button>
        </>
      }
    >
      <p>
        {nueva.fuente === 'emergencia'
          ? interpolar(pregunta.emergencia, { persona: nameOf(nueva) })
          : pregunta.texto}
      </p>
      {actual && <p>{interpolar(pregunta.reemplazo, { persona: nameOf(actual) })}</p>}
    </Modal>
  )
}

export const LoginProgress = () => {
  const ingreso = useSelector(selectIngreso)
  switch (ingreso.estado) {
    case 'ingresando':
      return <Modal key="ingresando" title={acceso.ingresando} busy />
    case 'por-confirmar':
      return <Question nueva={ingreso.nueva} />
    case 'fallido':
      return ingreso.visto ? null : (
        <Failed mensaje={ingreso.mensaje} documento={ingreso.documento} />
      )
    case 'quieto':
      return null
  }
}
