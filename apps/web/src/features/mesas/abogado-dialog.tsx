import { MESA_DE_TODOS, textos } from '@apremia/core'
import { useState } from 'react'
import {
  opcionesDeAbogado,
  useListAbogadosParaElegirQuery,
} from '../../api/abogados-para-elegir.ts'
import { failureOf } from '../../api/failure.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { LoadFailure } from '../../ui/table/load-failure.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'

const { elegirAbogado, cancelar } = textos.mesas
const t = textos.mesasPantalla

interface AbogadoDialogProps {
  /** Code of the chosen lawyer, {@link MESA_DE_TODOS} (every lawyer), or '' while no lawyer is chosen. */
  readonly abogado: string
  readonly onChoose: (abogado: string) => void
  /** Called when the person closes the dialog without choosing a lawyer (D78). */
  readonly onCancel: () => void
}

/** Dialog in which the person must choose a lawyer. The first option means every lawyer (D178). */
export const AbogadoDialog = (props: AbogadoDialogProps) => {
  const { abogado, onChoose, onCancel } = props
  const { data, error, isFetching, refetch } = useListAbogadosParaElegirQuery({})
  const [elegido, setElegido] = useState(abogado)
  const [falta, setFalta] = useState(false)
  const failure = isFetching ? undefined : failureOf(error)
  return (
    <FormDialog
      title={elegirAbogado}
      size="small"
      saveLabel={t.elegir}
      cancelLabel={cancelar}
      disabled={data === undefined}
      onSubmit={() => (elegido === '' ? setFalta(true) : onChoose(elegido))}
      onClose={onCancel}
    >
      {failure && data === undefined ? (
        <LoadFailure failure={failure} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <ListSkeleton />
      ) : (
        <SelectField
          label={t.abogado}
          required
          placeholder={t.elijaAbogado}
          value={elegido === '' ? undefined : elegido}
          options={[{ value: MESA_DE_TODOS, label: t.todos }, ...opcionesDeAbogado(data, abogado)]}
          onChange={(value) => setElegido(value ?? '')}
          error={falta && elegido === '' ? t.faltaAbogado : undefined}
        />
      )}
    </FormDialog>
  )
}
