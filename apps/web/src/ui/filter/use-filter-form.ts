import { useEffect, useRef } from 'react'
import { type DefaultValues, type FieldValues, type UseFormProps, useForm } from 'react-hook-form'

/**
 * Returns a text that identifies a filter. Two filters with the same effect give the same text, because fields whose
 * value filters nothing (`vacio`) are left out.
 */
const keyOf = (values: object, vacio: object): string => {
  const de = new Map<string, unknown>(Object.entries(vacio))
  const dichos = Object.entries(values).filter(([campo, valor]) => valor !== de.get(campo))
  return JSON.stringify(dichos.sort())
}

/**
 * Makes a filter form whose first values are those in the URL. When the URL changes (Back, a shared link), the form
 * takes the values of the new URL. The form ignores the change of URL by the clear button, because the person may
 * already be typing a new filter.
 *
 * @param values filter in the URL, with every field
 * @param vacio values of the form after the person clears the form
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
