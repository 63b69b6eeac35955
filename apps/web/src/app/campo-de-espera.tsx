import { textos } from '@apremia/core'
import type { RefObject } from 'react'
import { standIn } from '../ui/stand-in.ts'

/**
 * Temporary text field that takes the focus and the typed text until the search box is loaded. Listening to keys is not
 * enough: the key events of an accented letter typed with a dead key do not tell the letter.
 */
export const CampoDeEspera = ({ tecleado }: { readonly tecleado: RefObject<string> }) => (
  <input
    ref={standIn}
    className="stand-in"
    tabIndex={-1}
    aria-label={textos.navegacion.buscar}
    onInput={({ currentTarget }) => {
      tecleado.current = currentTarget.value
    }}
  />
)
