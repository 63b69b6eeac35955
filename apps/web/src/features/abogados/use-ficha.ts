import type { Motivo } from '@apremia/core'
import { useState } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import type { Failure } from '../../api/failure.ts'
import { useBorrador } from '../../session/use-borrador.ts'
import { useLeaveGuard } from '../../ui/use-leave-guard.ts'
import { keepBorrador, readBorrador } from './borradores.ts'
import { changedCampos, resolverOf, type ValoresDeFicha } from './ficha.ts'

interface FichaOptions {
  /** Which form of which person: its draft is found under it. */
  readonly clave: string
  readonly base: ValoresDeFicha
  readonly version: number
  readonly check: (valores: ValoresDeFicha) => readonly Motivo[]
}

/** A form over a record: checked by core's rules, its draft kept while the page lives. */
export const useFicha = ({ clave, base, version, check }: FichaOptions) => {
  const [kept] = useState(() => readBorrador(clave, version))
  const form = useForm<ValoresDeFicha>({
    resolver: resolverOf(check),
    defaultValues: { ...base, ...kept },
    mode: 'onTouched',
  })
  const valores = form.watch()
  const campos = changedCampos(base, valores)
  const changed = campos.length > 0
  useLeaveGuard(changed)
  const forget = useBorrador(changed ? { valores, version } : undefined, (borrador) =>
    keepBorrador(clave, borrador),
  )
  /** Puts what the server said of each field under it; gives back whether there was any. */
  const showFieldFaults = ({ fields = [] }: Failure): boolean => {
    const known = fields.filter(({ field }) => field in base)
    known.forEach(({ field, message }, index) => {
      form.setError(
        field as keyof ValoresDeFicha,
        { type: 'servidor', message },
        { shouldFocus: index === 0 },
      )
    })
    return known.length > 0
  }
  return {
    form,
    valores,
    campos,
    restored: kept !== undefined,
    showFieldFaults,
    forget,
  }
}

/** The errors of a form as its summary lists them, in the order of the fields. */
export const faultsOf = (errors: FieldErrors<ValoresDeFicha>, order: readonly string[]) =>
  order.flatMap((name) => {
    const message = errors[name as keyof ValoresDeFicha]?.message
    return message === undefined ? [] : [{ name, message }]
  })
