import { textos } from '@apremia/core'
import { useEffect, useRef } from 'react'

/** The modal that says it is logging in (S1 §2): nothing else can be done meanwhile. */
export const LoginProgress = () => {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className="login-progress"
      aria-labelledby="ingresando"
      onCancel={(event) => event.preventDefault()}
    >
      <span className="spinner" aria-hidden="true" />
      <p id="ingresando">{textos.acceso.ingresando}</p>
    </dialog>
  )
}
