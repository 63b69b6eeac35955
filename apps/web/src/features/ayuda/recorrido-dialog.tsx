import { interpolar, textos } from '@apremia/core'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { usePrincipal } from '../../session/use-principal.ts'
import { useUsuario } from '../../session/use-sesion.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import './ayuda.css'
import { findPasos } from './pasos.ts'
import { saveVisto } from './recorrido-visto.ts'

const t = textos.ayuda

/**
 * Dialog with the guided tour of the product. Opening the dialog records the tour as seen, so the product does not
 * offer the tour again, even if the person leaves it halfway.
 */
export const RecorridoDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const dni = useUsuario()?.dni ?? ''
  const navigate = useNavigate()
  const pasos = findPasos(usePrincipal())
  const [n, setN] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => saveVisto(dni), [dni])
  const go = (next: number) => {
    setN(next)
    // The focus moves to the heading of each step, so that a screen reader reads the step from there.
    heading.current?.focus()
  }
  const actual = pasos[n]
  if (actual === undefined) return null
  const { titulo, texto } = t.pasos[actual.paso]
  const { ruta } = actual
  const ultimo = n === pasos.length - 1
  return (
    <Dialog
      title={t.recorrido}
      size="small"
      onClose={onClose}
      footer={
        <div className="recorrido-botones">
          {!ultimo && (
            <Button variant="ghost" onClick={onClose}>
              {t.dejar}
            </Button>
          )}
          <Button disabled={n === 0} onClick={() => go(n - 1)}>
            {t.anterior}
          </Button>
          <Button variant="primary" onClick={() => (ultimo ? onClose() : go(n + 1))}>
            {ultimo ? t.terminar : t.siguiente}
          </Button>
        </div>
      }
    >
      <div className="recorrido">
        <p className="field-hint">{interpolar(t.paso, { n: n + 1, total: pasos.length })}</p>
        <h3 ref={heading} tabIndex={-1}>
          {titulo}
        </h3>
        <p>{texto}</p>
        {ruta && (
          <Button
            icon="siguiente"
            onClick={() => {
              onClose()
              navigate(ruta)
            }}
          >
            {interpolar(t.ir, { pantalla: textos.rutas[ruta] })}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
