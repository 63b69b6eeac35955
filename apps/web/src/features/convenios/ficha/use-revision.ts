import { CAMPOS_DE_CONVENIO } from '@apremia/core'
import { type BaseSyntheticEvent, type RefObject, useEffect } from 'react'
import type { FieldErrors } from 'react-hook-form'
import { faultsOf } from '../../../ui/record/fields.ts'
import { faltaDePlan } from './cuenta.ts'
import type { CuentaDeConvenio } from './use-cuenta.ts'
import type { FormularioDeConvenio } from './use-ficha-de-convenio.ts'
import type { Valores } from './valores.ts'

const DE_PLAN = faltaDePlan('')
const DEUDA = 'deuda'

const focusDeuda = (root: HTMLElement | null, clave?: string): void => {
  const plan =
    clave === undefined ? null : root?.querySelector(`[data-plan^="${CSS.escape(clave)}|"]`)
  const target = plan ?? root?.querySelector('[name="imponible"]')
  if (!(target instanceof HTMLElement)) return
  target.focus()
  // `focus` does not scroll to an element that already has the focus. New error messages may have moved the element out
  // of sight, so the page also scrolls to it.
  void target.scrollIntoView({ block: 'nearest' })
}

export const useRevision = (
  { form, rest, dispatch }: FormularioDeConvenio,
  cuenta: CuentaDeConvenio,
  root: RefObject<HTMLElement | null>,
) => {
  const { foco, intentado = false } = rest
  const vacio = cuenta.conPeriodos.length === 0
  const faltas = intentado ? cuenta.faltas : []
  const pideGuardar = rest.pregunta?.tipo === 'guardar'
  const esperando = pideGuardar && cuenta.recalculando
  const deCampos = faultsOf(form.formState.errors, CAMPOS_DE_CONVENIO)
  const trabado = pideGuardar && !esperando ? (cuenta.faltas[0] ?? deCampos[0])?.name : undefined

  const { setFocus } = form
  const go = (name: string): void => {
    if (name === DEUDA) focusDeuda(root.current)
    else if (name.startsWith(DE_PLAN)) focusDeuda(root.current, name.slice(DE_PLAN.length))
    else setFocus(name as keyof Valores)
  }

  useEffect(() => {
    if (trabado !== undefined) dispatch({ tipo: 'intentar', foco: { en: trabado } })
  }, [trabado, dispatch])

  // Moves the focus once the messages are rendered, because the messages move the fields down.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt moves the focus once
  useEffect(() => {
    if (foco) go(foco.en)
  }, [foco])

  const submit = async (event: BaseSyntheticEvent) => {
    let errores: FieldErrors<Valores> = {}
    await form.handleSubmit(
      () => {},
      (errors) => {
        errores = errors
      },
    )(event)
    const [falta] = faultsOf(errores, CAMPOS_DE_CONVENIO)
    const en = vacio ? DEUDA : falta?.name
    dispatch({ tipo: 'intentar', foco: en === undefined ? undefined : { en } })
  }

  return {
    submit,
    esperando,
    listo: pideGuardar && !esperando && trabado === undefined,
    incompleto: intentado && vacio,
    faltas,
    faults: [...faltas, ...(form.formState.submitCount > 0 ? deCampos : [])],
    go,
    goDeuda: () => go(DEUDA),
  }
}
