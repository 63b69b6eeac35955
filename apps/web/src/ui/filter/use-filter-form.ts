import { useEffect, useRef } from 'react'
import { type DefaultValues, type FieldValues, type UseFormProps, useForm } from 'react-hook-form'

/** Key of the filter, whatever its fields. A field that appears later without a value does not change the key. */
const keyOf = (values: object, vacio: object): string => {
  const de = new Map<string, unknown>(Object.entries(vacio))
  const dichos = Object.entries(values).filter(([campo, valor]) => valor !== de.get(campo))
  return JSON.stringify(dichos.sort())
}

/**
 * Form over a filter that lives in the address. When the address changes (Back, a shared link), the form is filled
 * again. After the form cleared itself, the change of the address does not fill it once more, because the person may
 * already be choosing something.
 *
 * @param values values in the address, with every field
 * @param vacio values that clearing leaves
 */
export const useFilterForm = <V extends FieldValues>(
  values: V,
  vacio: V,
  options: Omit<UseFormProps<V>, 'values' | 'defaultValues'> = {},
) => {
  const form = useForm<V>({ ...options, defaultValues: values as DefaultValues<V> })
  const { reset } = form
  const key = keyOf(values, vacio)
  const known = useRef(key)
  const latest = useRef(values)
  latest.current = values
  useEffect(() => {
    if (known.current === key) return
    known.current = key
    reset(latest.current)
  }, [key, reset])
  const clear = () => {
    known.current = keyOf(vacio, vacio)
    reset(vacio)
  }
  return { form, clear }
}
