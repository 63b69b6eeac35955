import { textos } from '@apremia/core'
import { useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FieldProps } from '../../ui/field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { ValoresDeActuacion } from './valores.ts'

/**
 * Maximum number of recently used courts shown as buttons below the field. On a phone these buttons save typing,
 * because the suggestions of the field appear only after the person types.
 */
const A_LA_VISTA = 3

interface JuzgadoFieldProps extends FieldProps {
  readonly form: UseFormReturn<ValoresDeActuacion>
  readonly juzgados: readonly string[]
}

export const JuzgadoField = ({ form, juzgados, ...frame }: JuzgadoFieldProps) => {
  const id = useId()
  const options = { shouldDirty: true, shouldTouch: true, shouldValidate: true }
  const ofrece = juzgados.length > 0 && form.watch('juzgado').trim() === ''
  return (
    <>
      <TextField
        {...frame}
        {...form.register('juzgado')}
        list={id}
        autoComplete="off"
        spellCheck={false}
        hint={
          ofrece && (
            <>
              {textos.actuaciones.propuesta.juzgados}
              {juzgados.slice(0, A_LA_VISTA).map((juzgado) => (
                <button
                  key={juzgado}
                  type="button"
                  className="link actu-juzgado"
                  onClick={() => {
                    form.setValue('juzgado', juzgado, options)
                    // The clicked button disappears once the field has a court, so the focus moves to the field.
                    form.setFocus('juzgado')
                  }}
                >
                  {juzgado}
                </button>
              ))}
            </>
          )
        }
      />
      <datalist id={id}>
        {juzgados.map((juzgado) => (
          <option key={juzgado} value={juzgado} />
        ))}
      </datalist>
    </>
  )
}
