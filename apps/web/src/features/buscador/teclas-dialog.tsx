import { textos } from '@apremia/core'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { areTeclasSueltas, saveTeclasSueltas } from '../../ui/teclas-sueltas.ts'
import './buscador.css'

const { teclas: t } = textos.buscador
const { teclasDeTabla } = textos

interface FilasProps {
  readonly lista: readonly { readonly teclas: readonly string[]; readonly que: string }[]
}

const Filas = ({ lista }: FilasProps) =>
  lista.map(({ teclas, que }) => (
    <tr key={que}>
      <td>
        {teclas.map((tecla) => (
          <kbd key={tecla}>{tecla}</kbd>
        ))}
      </td>
      <td>{que}</td>
    </tr>
  ))

export const TeclasDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const [sueltas, setSueltas] = useState(areTeclasSueltas)
  const turn = (si: boolean) => {
    saveTeclasSueltas(si)
    setSueltas(si)
  }
  return (
    <Dialog
      title={t.titulo}
      onClose={onClose}
      footer={<Button onClick={onClose}>{textos.comunes.cerrar}</Button>}
    >
      <table className="teclas">
        <thead>
          <tr>
            <th scope="col">{t.tecla}</th>
            <th scope="col">{t.que}</th>
          </tr>
        </thead>
        <tbody>
          <Filas lista={[...(sueltas ? t.deSueltas : []), ...t.lista]} />
        </tbody>
        <tbody>
          <tr>
            <th colSpan={2} scope="rowgroup">
              {teclasDeTabla.titulo}
            </th>
          </tr>
          <Filas lista={teclasDeTabla.lista} />
        </tbody>
      </table>
      <label className="teclas-sueltas">
        <input type="checkbox" checked={sueltas} onChange={({ target }) => turn(target.checked)} />
        {t.sueltas}
      </label>
      <p className="buscador-dicho">{t.sueltasAyuda}</p>
    </Dialog>
  )
}
