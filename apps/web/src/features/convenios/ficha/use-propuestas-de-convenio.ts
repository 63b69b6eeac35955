import { type CampoDeFirmante, firmanteDeContribuyente } from '@apremia/core'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ContextoDeFicha } from './contexto.ts'
import { useFindContribuyente } from './find-contribuyente.ts'
import { claveDeItem } from './seleccion.ts'
import type { CuentaDeConvenio } from './use-cuenta.ts'
import type { FormularioDeConvenio } from './use-ficha-de-convenio.ts'

export type FirmantePropuesto = Readonly<Record<CampoDeFirmante, string>>

export const NADIE: FirmantePropuesto = {
  ...{ frm_dni: '', frm_nombre: '', frm_tel: '', frm_email: '', frm_loc: '', frm_dir: '' },
}

/**
 * Tells whether the person typed the document or the name of a signer. In that case no other signer is proposed,
 * because the data of two people must not be mixed.
 */
const hayOtroFirmante = ({ valores, changed }: FormularioDeConvenio): boolean =>
  (['frm_dni', 'frm_nombre'] as const).some(
    (campo) => changed.includes(campo) && valores[campo].trim() !== '',
  )

/**
 * Fills in two proposals in a new payment agreement: the signer, from the register of taxpayers, and the state
 * (extrajudicial or judicial), from the server.
 *
 * @returns proposed signer, with empty texts when nobody is proposed
 */
export const usePropuestasDeConvenio = (
  ficha: FormularioDeConvenio,
  contexto: ContextoDeFicha,
  { estadoPropuesto }: Pick<CuentaDeConvenio, 'estadoPropuesto'>,
): FirmantePropuesto => {
  const nuevo = ficha.record === undefined
  const primero = nuevo ? ficha.rest.items[0] : undefined
  const clave = primero && claveDeItem(primero)
  const find = useFindContribuyente(contexto)
  const [firmante, setFirmante] = useState(NADIE)
  const proposeFirmante = useEffectEvent((propuesto: FirmantePropuesto) => {
    if (hayOtroFirmante(ficha)) return
    setFirmante(propuesto)
    ficha.propose(propuesto)
  })
  const findPrimero = useEffectEvent(async () =>
    primero ? { ...NADIE, ...firmanteDeContribuyente(await find(primero)) } : NADIE,
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: another item has another taxpayer
  useEffect(() => {
    if (!nuevo) return
    let left = false
    void findPrimero().then((propuesto) => {
      if (!left) proposeFirmante(propuesto)
    })
    return () => {
      left = true
    }
  }, [nuevo, clave])
  const proposeEstado = useEffectEvent((estado: number) =>
    ficha.propose({ estado_id: String(estado) }),
  )
  useEffect(() => {
    if (nuevo && estadoPropuesto !== undefined) proposeEstado(estadoPropuesto)
  }, [nuevo, estadoPropuesto])
  return firmante
}
