import { textos } from '@apremia/core'
import { Tag } from '../../ui/tag.tsx'

/**
 * Tag of a property that the provincial register no longer has. The debt and the cases of the property stay active
 * (D91). The tag goes before the address, because the end of a long address may be cut.
 */
export const Inactivo = () => (
  <span title={textos.inmuebles.inactivo}>
    <Tag kind="aviso" icon="alerta" text={textos.inmuebles.marcaDeInactivo} />{' '}
  </span>
)
