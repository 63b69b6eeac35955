import type { Motivo } from '@apremia/core'
import { useState } from 'react'
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form'
import { useBorrador } from '../../../session/use-borrador.ts'
import { useLeaveGuard } from '../../../ui/use-leave-guard.ts'
import { type Borrador, keepBorrador, readBorrador } from './borrador.ts'
import type { Seleccion } from './seleccion.ts'
import { CAMPOS, type Valores } from './valores.ts'

/** What a form starts from. */
export interface Base {
  readonly valores: Valores
  readonly seleccion: Seleccion
  /** 0 for a new one. */
  readonly version: number
}

interface FichaOptions {
  /** Which form of which person: its draft is found under it. */
  readonly clave: string
  readonly base: Base
  readonly check: (valores: Valores) => readonly Motivo[]
}

/** The rules of core as the form library asks for them: the first reason of each field. */
const resolverOf =
  (check: FichaOptions['check']): Resolver<Valores> =>
  (valores) => {
    const errors: FieldErrors<Valores> = {}
    for (const { codigo, campo, mensaje } of check(valores)) {
      const conocido = CAMPOS.find((nombre) => nombre === campo)
      if (conocido) errors[conocido] ??= { type: codigo, message: mensaje }
    }
    return Object.keys(errors).length === 0
      ? { values: valores, errors: {} }
      : { values: {}, errors }
  }

const changed = (antes: Valores, ahora: Valores): (keyof Valores)[] =>
  [...CAMPOS, 'abogado' as const].filter((campo) => antes[campo] !== ahora[campo])

const pick = (valores: Valores, campos: readonly (keyof Valores)[]): Partial<Valores> =>
  Object.fromEntries(campos.map((campo) => [campo, valores[campo]]))

/** Fields and chosen debt of an agreement, checked by core's rules, their draft kept while the tab lives. */
export const useFicha = ({ clave, base, check }: FichaOptions) => {
  const [kept, setKept] = useState(() => readBorrador(clave))
  const form = useForm<Valores>({
    resolver: resolverOf(check),
    defaultValues: { ...base.valores, ...kept?.valores },
    mode: 'onTouched',
    // What is missing may be the debt, which is no field: whoever submits says where the focus goes.
    shouldFocusError: false,
  })
  const [seleccion, setSeleccion] = useState(kept?.seleccion ?? base.seleccion)
  const valores = form.watch()
  const campos = changed(base.valores, valores)
  const otraSeleccion = JSON.stringify(seleccion) !== JSON.stringify(base.seleccion)
  const sucio = campos.length > 0 || otraSeleccion
  useLeaveGuard(sucio)
  const borrador: Borrador | undefined = sucio
    ? {
        valores: pick(valores, campos),
        version: base.version,
        ...(otraSeleccion ? { seleccion } : {}),
      }
    : undefined
  const forget = useBorrador(borrador, (actual) => keepBorrador(clave, actual))
  return {
    form,
    valores,
    campos,
    seleccion,
    setSeleccion,
    otraSeleccion,
    sucio,
    /** What had been filled in before, if any was found. */
    recuperado: sucio ? kept : undefined,
    /** Goes on over another start, with these fields and this debt as they are here. */
    rebase: (nueva: Base, mios: readonly (keyof Valores)[], elegida: Seleccion) => {
      form.reset({ ...nueva.valores, ...pick(valores, mios) })
      setSeleccion(elegida)
    },
    restart: (nueva: Base) => {
      setKept(undefined)
      form.reset(nueva.valores)
      setSeleccion(nueva.seleccion)
    },
    forget,
  }
}

/** The errors of the fields as the summary lists them, in the order of the form. */
export const faultsOf = (errors: FieldErrors<Valores>) =>
  CAMPOS.flatMap((name) => {
    const message = errors[name]?.message
    return message === undefined ? [] : [{ name, message }]
  })
