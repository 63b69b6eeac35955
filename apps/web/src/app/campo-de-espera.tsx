import { textos } from '@apremia/core'
import { type CompositionEvent, type RefObject, useEffect } from 'react'
import { findOpener, standIn } from '../ui/stand-in.ts'

let letter: Promise<unknown> = Promise.resolve()

const onCompositionStart = ({ currentTarget }: CompositionEvent) => {
  letter = new Promise((resolve) =>
    currentTarget.addEventListener('compositionend', resolve, { once: true }),
  )
}

/** Waits for a letter with a dead key that was begun in the waiting field. */
export const waitForLetter = (): Promise<unknown> => letter

interface CampoDeEsperaProps {
  readonly tecleado: RefObject<string>
  readonly onClose: () => void
}

/**
 * Takes the focus and the typed text until the search box is loaded. Only a field receives a letter with a dead key: the
 * key events do not tell the letter.
 */
export const CampoDeEspera = ({ tecleado, onClose }: CampoDeEsperaProps) => {
  useEffect(
    () => () => {
      tecleado.current = ''
    },
    [tecleado],
  )
  return (
    <input
      ref={standIn}
      className="sr-only"
      tabIndex={-1}
      aria-label={textos.navegacion.buscar}
      onCompositionStart={onCompositionStart}
      onInput={({ currentTarget }) => {
        tecleado.current = currentTarget.value
      }}
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return
        const opener = findOpener()
        if (opener instanceof HTMLElement) opener.focus()
        onClose()
      }}
    />
  )
}
