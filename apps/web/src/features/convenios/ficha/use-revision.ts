import { type RefObject, useEffect, useState } from 'react'
import type { ConvenioEnForm } from './use-convenio.ts'
import { faultsOf } from './use-ficha.ts'
import type { Valores } from './valores.ts'

const DE_PLAN = 'plan:'

/** Takes the person to the plans of an item, or to where items are added. */
const focusDeuda = (root: HTMLElement | null, clave?: string): void => {
  const plan =
    clave === undefined ? null : root?.querySelector(`[data-plan^="${CSS.escape(clave)}|"]`)
  const target = plan ?? root?.querySelector('[name="imponible"]')
  if (target instanceof HTMLElement) target.focus()
}

/** What keeps the form from being saved, from the first try on, and the way to each thing. */
export const useRevision = (
  { form, elegida, vivo }: ConvenioEnForm,
  root: RefObject<HTMLElement | null>,
  onListo: () => void,
) => {
  const [intentado, setIntentado] = useState(false)
  const [sinDeuda, setSinDeuda] = useState(false)
  // The figures were on their way when the person asked to save.
  const [esperando, setEsperando] = useState(false)
  const vacio = elegida.conPeriodos.length === 0
  const alDia = elegida.alDia && !vivo.recalculando
  const faltas = intentado ? elegida.faltas : []

  const review = (camposBien: boolean) => {
    setIntentado(true)
    setSinDeuda(vacio)
    setEsperando(false)
    if (vacio || !camposBien) return
    if (!alDia) setEsperando(true)
    else if (elegida.faltas.length > 0) focusDeuda(root.current, elegida.faltas[0]?.clave)
    else onListo()
  }
  const submit = form.handleSubmit(
    () => review(true),
    () => review(false),
  )
  useEffect(() => {
    if (!esperando || !alDia) return
    setEsperando(false)
    void submit()
  }, [esperando, alDia, submit])

  return {
    submit,
    esperando,
    incompleto: sinDeuda && vacio,
    faltas,
    faults: [
      ...faltas.map(({ clave, mensaje }) => ({ name: DE_PLAN + clave, message: mensaje })),
      ...(form.formState.submitCount > 0 ? faultsOf(form.formState.errors) : []),
    ],
    go: (name: string) =>
      name.startsWith(DE_PLAN)
        ? focusDeuda(root.current, name.slice(DE_PLAN.length))
        : form.setFocus(name as keyof Valores),
    goDeuda: () => focusDeuda(root.current),
  }
}
