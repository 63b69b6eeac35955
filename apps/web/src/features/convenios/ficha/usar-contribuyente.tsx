import {
  type CampoDeFirmante,
  type ContribuyenteConocido,
  firmanteDeContribuyente,
  textos,
} from '@apremia/core'
import { useState } from 'react'
import type { FormDeConvenio } from './campos.tsx'
import { claveDeItem, type Item } from './seleccion.ts'
import { type FirmantePropuesto, NADIE } from './use-propuestas-de-convenio.ts'

const { usarContribuyente, esperandoContribuyente, propuestos, firmaOtro } =
  textos.convenios.ficha.firmante

const CAMPOS = Object.keys(NADIE) as CampoDeFirmante[]

/**
 * Fields that identify the signer. The data of the taxpayer always overwrite these fields. Every field outside this
 * list is filled in only when it is empty.
 */
const DE_QUIEN_ES: readonly CampoDeFirmante[] = ['frm_dni', 'frm_nombre']

interface UsarProps {
  readonly form: FormDeConvenio
  readonly items: readonly Pick<Item, 'r' | 'i'>[]
  /** Name of the taxpayer of each property or business, read from its debt. '' while that debt is not loaded. */
  readonly nombres: readonly string[]
  readonly propuesto: FirmantePropuesto
  readonly find: (item: Pick<Item, 'r' | 'i'>) => Promise<ContribuyenteConocido>
}

export const UsarContribuyente = ({ form, items, nombres, propuesto, find }: UsarProps) => {
  const [buscado, setBuscado] = useState<string>()
  const [desconocidos, setDesconocidos] = useState<readonly string[]>([])
  const firma = form.watch('frm_nombre')
  const firmaElPropuesto = firma !== '' && firma === propuesto.frm_nombre
  const isPropuesto = (campo: CampoDeFirmante) =>
    propuesto[campo] !== '' && form.getValues(campo) === propuesto[campo]
  const fill = (conocido: ContribuyenteConocido) => {
    const options = { shouldDirty: true, shouldValidate: form.formState.submitCount > 0 }
    const conocidos = firmanteDeContribuyente(conocido)
    for (const campo of CAMPOS) {
      const valor = conocidos[campo]
      const libre = DE_QUIEN_ES.includes(campo) || form.getValues(campo).trim() === ''
      // A value that the form proposed for the signer is always replaced, even by an empty text. Otherwise the form
      // would mix the data of two people.
      if (isPropuesto(campo)) form.setValue(campo, valor ?? '', options)
      else if (libre && valor !== undefined) form.setValue(campo, valor, options)
    }
  }
  const clear = () => {
    for (const campo of CAMPOS.filter(isPropuesto)) form.setValue(campo, '', { shouldDirty: true })
    // The button that clears the signer disappears, so the focus moves to the first field of the signer.
    form.setFocus('frm_dni')
  }
  const search = async (item: Pick<Item, 'r' | 'i'>) => {
    const clave = claveDeItem(item)
    setBuscado(clave)
    const conocido = await find(item)
    setBuscado(undefined)
    if (conocido.APYNOM === '') setDesconocidos((otros) => [...otros, clave])
    else fill(conocido)
  }
  const ofrecidos = items
    .map((item, index) => ({ item, clave: claveDeItem(item), nombre: nombres[index] ?? '' }))
    .filter(
      ({ clave, nombre }, index) =>
        !(firmaElPropuesto && (index === 0 || nombre === nombres[0])) &&
        !desconocidos.includes(clave) &&
        (nombre === '' || nombres.indexOf(nombre) === index),
    )
  const botones = ofrecidos.map(({ item, clave, nombre }) => (
    <button
      key={clave}
      type="button"
      className="link"
      aria-busy={buscado === clave || undefined}
      onClick={() => void search(item)}
    >
      {buscado === clave ? esperandoContribuyente : usarContribuyente}
      {(ofrecidos.length > 1 || firmaElPropuesto) && nombre && `: ${nombre}`}
    </button>
  ))
  if (!firmaElPropuesto) return botones
  return (
    <>
      {propuestos}{' '}
      <button type="button" className="link" onClick={clear}>
        {firmaOtro}
      </button>
      {botones}
    </>
  )
}
