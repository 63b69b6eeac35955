import { FILTROS_EXTERNOS, type FiltroExterno, textos } from '@apremia/core'
import { useId, useState } from 'react'
import { FormDialog } from '../../ui/form-dialog.tsx'

const { filtrar, aplicarFiltros, filtros } = textos.abogadoExterno

interface FiltrarDialogProps {
  readonly elegido: FiltroExterno | undefined
  readonly onApply: (filtro: FiltroExterno) => void
  readonly onClose: () => void
}

export const FiltrarDialog = ({ elegido, onApply, onClose }: FiltrarDialogProps) => {
  const formId = useId()
  const [marcado, setMarcado] = useState(elegido)
  return (
    <FormDialog
      title={filtrar}
      size="small"
      saveLabel={aplicarFiltros}
      disabled={marcado === undefined}
      onSubmit={() => marcado && onApply(marcado)}
      onClose={onClose}
    >
      <fieldset className="choice">
        <legend className="sr-only">{filtrar}</legend>
        {FILTROS_EXTERNOS.map((uno) => (
          <label key={uno}>
            <input
              type="radio"
              name={`${formId}-filtro`}
              checked={marcado === uno}
              onChange={() => setMarcado(uno)}
            />
            {filtros[uno]}
          </label>
        ))}
      </fieldset>
    </FormDialog>
  )
}
