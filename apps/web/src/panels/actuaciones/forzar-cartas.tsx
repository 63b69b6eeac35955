import { textos } from '@apremia/core'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'

const { reparos: t } = textos.actuaciones

/** The reason that lets letters out over what is in court or in an agreement (D175). */
export const ForzarCartas = ({ onForzar }: { readonly onForzar: (motivo: string) => void }) => {
  const [motivo, setMotivo] = useState('')
  return (
    <>
      <TextAreaField
        label={t.motivo}
        required
        rows={2}
        value={motivo}
        onChange={({ target }) => setMotivo(target.value)}
      />
      <Button onClick={() => motivo.trim() !== '' && onForzar(motivo.trim())}>{t.intimar}</Button>
    </>
  )
}
