import { hayMotivo, textos } from '@apremia/core'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'

const { reparos: t, faltaMotivo } = textos.actuaciones

/** The reason that lets letters out over what is in court or in an agreement (D175). */
export const ForzarCartas = ({ onForzar }: { readonly onForzar: (motivo: string) => void }) => {
  const [motivo, setMotivo] = useState('')
  const [pedido, setPedido] = useState(false)
  const forzar = () => {
    setPedido(true)
    if (hayMotivo(motivo)) onForzar(motivo.trim())
  }
  return (
    <>
      <TextAreaField
        label={t.motivo}
        required
        rows={2}
        value={motivo}
        error={pedido && !hayMotivo(motivo) ? faltaMotivo : undefined}
        onChange={({ target }) => setMotivo(target.value)}
      />
      <Button onClick={forzar}>{t.intimar}</Button>
    </>
  )
}
