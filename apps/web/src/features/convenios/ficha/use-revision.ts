import { type BaseSyntheticEvent, type RefObject, useEffect, useState } from 'react'
import type { FieldErrors } from 'react-hook-form'
import { faultsOf } from '../../../ui/record/fields.ts'
import type { FormularioDeConvenio } from './use-ficha-de-convenio.ts'
import type { LiquidacionEnCurso } from './use-liquidacion.ts'
import type { SeleccionLeida } from './use-seleccion.ts'
import { CAMPOS_DE_FICHA, type Valores } from './valores.ts'

const DE_PLAN = 'plan:'

/** Place where a refusal moves the focus: a field, the plans of an item, or the form to add items. */
interface Foco {
  readonly campo?: keyof Valores
  readonly plan?: string
}

/** Moves the focus to the plans of an item, or to the form to add items. */
const focusDeuda = (root: HTMLElement | null, clave?: string): void => {
  const plan =
    clave === undefined ? null : root?.querySelector(`[data-plan^="${CSS.escape(clave)}|"]`)
  const target = plan ?? root?.querySelector('[name="imponible"]')
  if (!(target instanceof HTMLElement)) return
  target.focus()
  // The field may already have had the focus, and the new messages may have pushed it out of sight.
  void target.scrollIntoView({ block: 'nearest' })
}

/** Lists the faults that prevent saving, from the first attempt on, with a way to reach each of them. */
export const useRevision = (
  { form }: FormularioDeConvenio,
  elegida: SeleccionLeida,
  liquidacion: LiquidacionEnCurso,
  root: RefObject<HTMLElement | null>,
  onListo: () => void,
) => {
  const [intentado, setIntentado] = useState(false)
  const [sinDeuda, setSinDeuda] = useState(false)
  // The person asked to save while the figures were still being computed.
  const [esperando, setEsperando] = useState(false)
  const [foco, setFoco] = useState<Foco>()
  const vacio = elegida.conPeriodos.length === 0
  const alDia = elegida.alDia && !liquidacion.recalculando
  const faltas = intentado ? elegida.faltas : []

  const review = (errors: FieldErrors<Valores>): Foco | undefined => {
    setIntentado(true)
    setSinDeuda(vacio)
    setEsperando(false)
    const [falta] = faultsOf(errors, CAMPOS_DE_FICHA)
    if (vacio) return {}
    if (falta) return { campo: falta.name }
    if (!alDia) setEsperando(true)
    else if (elegida.faltas[0]) return { plan: elegida.faltas[0].clave }
    else onListo()
    return undefined
  }
  const submit = async (event?: BaseSyntheticEvent) => {
    let next: Foco | undefined
    await form.handleSubmit(
      () => {
        next = review({})
      },
      (errors) => {
        next = review(errors)
      },
    )(event)
    // The messages are rendered by now, and they have moved everything below them.
    setFoco(next)
  }
  useEffect(() => {
    if (!esperando || !alDia) return
    setEsperando(false)
    void submit()
  })

  const { setFocus } = form
  useEffect(() => {
    if (foco?.campo) setFocus(foco.campo)
    else if (foco) focusDeuda(root.current, foco.plan)
  }, [foco, setFocus, root])

  return {
    submit,
    esperando,
    incompleto: sinDeuda && vacio,
    faltas,
    faults: [
      ...faltas.map(({ clave, mensaje }) => ({ name: DE_PLAN + clave, message: mensaje })),
      ...(form.formState.submitCount > 0 ? faultsOf(form.formState.errors, CAMPOS_DE_FICHA) : []),
    ],
    go: (name: string) =>
      name.startsWith(DE_PLAN)
        ? focusDeuda(root.current, name.slice(DE_PLAN.length))
        : form.setFocus(name as keyof Valores),
    goDeuda: () => focusDeuda(root.current),
  }
}
