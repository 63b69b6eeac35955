import {
  type CampoDeFirmante,
  type ContribuyenteConocido,
  firmanteDeContribuyente,
  textos,
} from '@apremia/core'
import { useState } from 'react'
import type { FormDeConvenio } from './campos.tsx'
import { claveDeItem, type Item } from './seleccion.ts'

const { usarContribuyente, esperandoContribuyente } = textos.convenios.ficha.firmante

/**
 * Identity fields, which the data of the taxpayer always overwrite. A field that is not in this list is filled in only
 * when it is empty.
 */
const DE_QUIEN_ES: readonly CampoDeFirmante[] = ['frm_dni', 'frm_nombre']

interface UsarProps {
  readonly form: FormDeConvenio
  readonly items: readonly Pick<Item, 'r' | 'i'>[]
  /** Taxpayer of each item, taken from its debt, or '' while the debt is not loaded. */
  readonly nombres: readonly string[]
  readonly find: (item: Pick<Item, 'r' | 'i'>) => Promise<ContribuyenteConocido>
}

export const UsarContribuyente = ({ form, items, nombres, find }: UsarProps) => {
  const [buscado, setBuscado] = useState<string>()
  const [desconocidos, setDesconocidos] = useState<readonly string[]>([])
  const fill = (conocido: ContribuyenteConocido) => {
    const options = { shouldDirty: true, shouldValidate: form.formState.submitCount > 0 }
    const campos = Object.entries(firmanteDeContribuyente(conocido)) as [CampoDeFirmante, string][]
    for (const [campo, valor] of campos)
      if (DE_QUIEN_ES.includes(campo) || form.getValues(campo).trim() === '')
        form.setValue(campo, valor, options)
  }
  const search = async (item: Pick<Item, 'r' | 'i'>) => {
    const clave = claveDeItem(item)
    setBuscado(clave)
    const conocido = await find(item)
    setBuscado(undefined)
    if (conocido.APYNOM === '') setDesconocidos((otros) => [...otros, clave])
    else fill(conocido)
  }
  // Each button fills the form with the data of one taxpayer. Items of the same taxpayer share one button.
  const ofrecidos = items
    .map((item, index) => ({ item, clave: claveDeItem(item), nombre: nombres[index] ?? '' }))
    .filter(
      ({ clave, nombre }, index) =>
        !desconocidos.includes(clave) && (nombre === '' || nombres.indexOf(nombre) === index),
    )
  return ofrecidos.map(({ item, clave, nombre }) => (
    <button
      key={clave}
      type="button"
      className="link"
      aria-busy={buscado === clave || undefined}
      onClick={() => void search(item)}
    >
      {buscado === clave ? esperandoContribuyente : usarContribuyente}
      {ofrecidos.length > 1 && nombre && `: ${nombre}`}
    </button>
  ))
}
