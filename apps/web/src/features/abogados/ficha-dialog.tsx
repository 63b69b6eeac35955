import { CAMPOS_DE_ABOGADO, textos } from '@apremia/core'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { type Abogado, nombreDe, showCampo, toValores } from './ficha.ts'

const abogados = textos.abogados
const comunes = textos.comunes

interface FichaDialogProps {
  readonly abogado: Abogado
  readonly onClose: () => void
}

/** The record of a lawyer, for whoever only views it (S1 §2). */
export const FichaDialog = ({ abogado, onClose }: FichaDialogProps) => {
  const valores = toValores(abogado)
  const titulos =
    abogado.titulo !== null && abogado.abo_titulo
      ? [{ id: abogado.titulo, titulo: abogado.abo_titulo.titulo }]
      : []
  return (
    <Dialog
      title={`${abogados.ficha}: ${nombreDe(abogado)}`}
      onClose={onClose}
      footer={<Button onClick={onClose}>{comunes.cerrar}</Button>}
    >
      <dl className="record">
        {CAMPOS_DE_ABOGADO.map((campo) => (
          <div key={campo}>
            <dt>{abogados.campos[campo]}</dt>
            <dd>{showCampo(campo, valores[campo], titulos) || comunes.sinDato}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
