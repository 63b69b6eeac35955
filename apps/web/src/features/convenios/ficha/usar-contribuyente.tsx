import {
  type CampoDeFirmante,
  type ContribuyenteConocido,
  firmanteDeContribuyente,
  textos,
} from '@apremia/core'
import { useEffect, useState } from 'react'
import type { FormDeConvenio } from './campos.tsx'
import type { ContribuyenteDeItem } from './use-contribuyente.ts'

const { usarContribuyente, esperandoContribuyente } = textos.convenios.ficha.firmante

/** Identity fields, which the taxpayer always overwrites. The other fields are filled in only when they are empty. */
const DE_QUIEN_ES: readonly CampoDeFirmante[] = ['frm_dni', 'frm_nombre']

/** Drops repeated names. A taxpayer whose name is unknown is dropped too, because there is nothing to copy. */
const distintos = (contribuyentes: readonly ContribuyenteDeItem[]): ContribuyenteDeItem[] =>
  contribuyentes.filter(
    ({ conocido }, index) =>
      conocido === undefined ||
      (conocido.APYNOM !== '' &&
        contribuyentes.findIndex((otro) => otro.conocido?.APYNOM === conocido.APYNOM) === index),
  )

interface UsarProps {
  readonly form: FormDeConvenio
  readonly contribuyentes: readonly ContribuyenteDeItem[]
}

/** Buttons that fill in the signer from the register. A press before the register answers is kept until it does. */
export const UsarContribuyente = ({ form, contribuyentes }: UsarProps) => {
  const [pedido, setPedido] = useState<string>()
  const ofrecidos = distintos(contribuyentes)
  const fill = (conocido: ContribuyenteConocido) => {
    const options = { shouldDirty: true, shouldValidate: form.formState.submitCount > 0 }
    const campos = Object.entries(firmanteDeContribuyente(conocido)) as [CampoDeFirmante, string][]
    for (const [campo, valor] of campos)
      if (DE_QUIEN_ES.includes(campo) || form.getValues(campo).trim() === '')
        form.setValue(campo, valor, options)
  }
  const esperado = contribuyentes.find(({ clave }) => clave === pedido)?.conocido
  useEffect(() => {
    if (esperado === undefined) return
    setPedido(undefined)
    fill(esperado)
  })
  return ofrecidos.map(({ clave, conocido }) => (
    <button
      key={clave}
      type="button"
      className="link"
      aria-busy={pedido === clave || undefined}
      onClick={() => (conocido ? fill(conocido) : setPedido(clave))}
    >
      {pedido === clave ? esperandoContribuyente : usarContribuyente}
      {ofrecidos.length > 1 && conocido && `: ${conocido.APYNOM}`}
    </button>
  ))
}
