import { textos } from '@apremia/core'
import { Tag } from '../../ui/tag.tsx'

/** The provincial registry no longer has it: its debt and its cases go on (D91). */
export const Inactivo = () => (
  <>
    {' '}
    <Tag kind="aviso" icon="alerta" text={textos.inmuebles.inactivo} />
  </>
)
