import { textos } from '@apremia/core'
import { useId, useState } from 'react'
import { useListAbogadosParaElegirQuery } from '../../api/abogados-para-elegir.ts'
import { failureOf } from '../../api/failure.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { LoadFailure } from '../../ui/table/load-failure.tsx'
import { ListSkeleton } from '../../ui/table/skeleton.tsx'

const { elegirAbogado, cancelar } = textos.mesas
const t = textos.mesasPantalla

interface AbogadoDialogProps {
  readonly abogado: string
  /** All of them may be looked at too (D10). */
  readonly opcional?: boolean
  readonly onChoose: (abogado: string) => void
  /** Escape and the cross are the same (D78). */
  readonly onCancel: () => void
}

/** 'Seleccionar abogado' (S2 §2.4, §2.5, §5): required. */
export const AbogadoDialog = (props: AbogadoDialogProps) => {
  const { abogado, opcional = false, onChoose, onCancel } = props
  const formId = useId()
  const { data, error, isFetching, refetch } = useListAbogadosParaElegirQuery({})
  const [elegido, setElegido] = useState(abogado)
  const [falta, setFalta] = useState(false)
  const failure = isFetching ? undefined : failureOf(error)
  return (
    <Dialog
      title={elegirAbogado}
      size="small"
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{cancelar}</Button>
          <Button type="submit" form={formId} variant="primary" disabled={data === undefined}>
            {t.elegir}
          </Button>
        </>
      }
    >
      {failure && data === undefined ? (
        <LoadFailure failure={failure} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <ListSkeleton />
      ) : (
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (elegido === '' && !opcional) setFalta(true)
            else onChoose(elegido)
          }}
        >
          <SelectField
            label={t.abogado}
            required={!opcional}
            placeholder={opcional ? textos.comunes.todos : t.elijaAbogado}
            value={elegido === '' ? undefined : elegido}
            options={data.map(({ codexterno, nombre_completo }) => ({
              value: codexterno,
              label: `${nombre_completo} (${codexterno})`,
            }))}
            onChange={(value) => setElegido(value ?? '')}
            error={falta && elegido === '' ? t.faltaAbogado : undefined}
          />
        </form>
      )}
    </Dialog>
  )
}
