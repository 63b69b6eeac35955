import { textos } from '@apremia/core'
import { Tag } from '../../ui/tag.tsx'

/** The provincial registry no longer has it: its debt and its cases go on (D91). Before a text that may be cut. */
export const Inactivo = () => (
  <span title={textos.inmuebles.inactivo}>
    <Tag kind="aviso" icon="alerta" text={textos.inmuebles.marcaDeInactivo} />{' '}
  </span>
)
