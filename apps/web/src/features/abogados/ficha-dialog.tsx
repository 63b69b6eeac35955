import { CAMPOS_DE_ABOGADO, textos } from '@apremia/core'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { REACHABLE } from '../../ui/reachable.ts'
import { type Abogado, nombreDe } from './ficha.ts'
import { FichaDatos } from './ficha-datos.tsx'

const abogados = textos.abogados
const comunes = textos.comunes

interface FichaDialogProps {
  readonly abogado: Abogado
  readonly onClose: () => void
}

export const FichaDialog = ({ abogado, onClose }: FichaDialogProps) => (
  <Dialog
    title={`${abogados.ficha}: ${nombreDe(abogado)}`}
    onClose={onClose}
    footer={<Button onClick={onClose}>{comunes.cerrar}</Button>}
  >
    <section aria-label={abogados.ficha} {...REACHABLE}>
      <FichaDatos abogado={abogado} campos={CAMPOS_DE_ABOGADO} />
    </section>
  </Dialog>
)
