import { useState } from 'react'
import { baseGuardada } from './base.ts'
import type { ConvenioEnForm } from './use-convenio.ts'
import type { Convenio, Valores } from './valores.ts'

/** What both people changed, and how the other one left it. */
export interface Ajeno {
  readonly guardado: Convenio
  readonly campos: readonly (keyof Valores)[]
  /** Both changed the periods or the plans. */
  readonly seleccion: boolean
}

const differ = (a: object, b: object): boolean => JSON.stringify(a) !== JSON.stringify(b)

/** Somebody saved first (D42): over what only they changed this one goes on, what both changed is asked about. */
export const useConflicto = (convenio: ConvenioEnForm) => {
  const { base, valores, campos, otraSeleccion, seleccion } = convenio
  const [ajeno, setAjeno] = useState<Ajeno>()
  const [rebased, setRebased] = useState(false)

  const show = (guardado: Convenio) => {
    const nueva = baseGuardada(guardado)
    const ambos = campos.filter(
      (campo) =>
        nueva.valores[campo] !== base.valores[campo] && nueva.valores[campo] !== valores[campo],
    )
    const enSeleccion =
      otraSeleccion && differ(nueva.seleccion, base.seleccion) && differ(nueva.seleccion, seleccion)
    if (ambos.length > 0 || enSeleccion) {
      setAjeno({ guardado, campos: ambos, seleccion: enSeleccion })
      return
    }
    convenio.rebase(nueva, campos, otraSeleccion ? seleccion : nueva.seleccion)
    convenio.setRecord(guardado)
    setRebased(true)
  }

  /** Goes on over what the other person saved, with what both changed as chosen. */
  const settle = (mios: boolean) => {
    if (!ajeno) return
    const nueva = baseGuardada(ajeno.guardado)
    const propios = mios ? campos : campos.filter((campo) => !ajeno.campos.includes(campo))
    const suya = otraSeleccion && (mios || !ajeno.seleccion)
    convenio.rebase(nueva, propios, suya ? seleccion : nueva.seleccion)
    convenio.setRecord(ajeno.guardado)
    setAjeno(undefined)
  }

  return { show, settle, ajeno, rebased }
}
