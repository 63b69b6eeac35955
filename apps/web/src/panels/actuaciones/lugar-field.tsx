import { textos } from '@apremia/core'
import { useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FieldProps } from '../../ui/field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { ValoresDeActuacion } from './valores.ts'

/**
 * Maximum number of recently used values shown as buttons below the field. On a phone these buttons save typing,
 * because the suggestions of the field appear only after the person types.
 */
const A_LA_VISTA = 3

interface LugarFieldProps extends FieldProps {
  readonly form: UseFormReturn<ValoresDeActuacion>
  readonly dato: 'juzgado' | 'departamento'
  readonly usados: readonly string[]
}

/** Field of the court or the judicial department of a court filing. The field offers the values used before. */
export const LugarField = ({ form, dato, usados, ...frame }: LugarFieldProps) => {
  const id = useId()
  const options = { shouldDirty: true, shouldTouch: true, shouldValidate: true }
  const ofrece = usados.length > 0 && form.watch(dato).trim() === ''
  return (
    <>
      <TextField
        {...frame}
        {...form.register(dato)}
        list={id}
        autoComplete="off"
        spellCheck={false}
        hint={
          ofrece && (
            <>
              {textos.actuaciones.propuesta.usados}
              {usados.slice(0, A_LA_VISTA).map((lugar) => (
                <button
                  key={lugar}
                  type="button"
                  className="link actu-lugar"
                  onClick={() => {
                    form.setValue(dato, lugar, options)
                    // The button of a suggested value disappears once the field has a value, so the focus moves to the
                    // field.
                    form.setFocus(dato)
                  }}
                >
                  {lugar}
                </button>
              ))}
            </>
          )
        }
      />
      <datalist id={id}>
        {usados.map((lugar) => (
          <option key={lugar} value={lugar} />
        ))}
      </datalist>
    </>
  )
}
