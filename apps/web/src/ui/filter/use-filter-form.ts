import { useEffect, useRef } from 'react'
import { type DefaultValues, type FieldValues, type UseFormProps, useForm } from 'react-hook-form'

/** What a filter says, whatever fields there are: one that comes later, and says nothing, is no other filter. */
const keyOf = (values: object, vacio: object): string => {
  const de = new Map<string, unknown>(Object.entries(vacio))
  const dichos = Object.entries(values).filter(([campo, valor]) => valor !== de.get(campo))
  return JSON.stringify(dichos.sort())
}

/**
 * A form over a filter that lives in the address: one that comes from it (Back, a shared link) fills the form
 * again. What the form cleared by itself is not filled once more when the address catches up: by then somebody
 * may be choosing something.
 *
 * @param values what the address says, with every field
 * @param vacio what clearing leaves
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
