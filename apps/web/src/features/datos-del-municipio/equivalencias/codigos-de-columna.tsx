import {
  type ArchivoDePaquete,
  type ColumnaDePaquete,
  interpolar,
  isColumnaDeCodigo,
  textos,
} from '@apremia/core'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { Codigo } from './borrador.ts'

const t = textos.equivalencias.codigos

/** Value of the select that keeps a code of the municipality unchanged. No real code equals this value. */
const IGUAL = ''
/** Value of the select option that reads a code of the municipality as empty. No real code equals this value. */
const VACIA = '\u0000vacia'

const opcionesDe = ({ forma }: ColumnaDePaquete): readonly string[] | undefined => {
  if (forma.clase === 'opcion') return forma.opciones
  return forma.clase === 'siNo' ? ['SI', 'NO'] : undefined
}

/**
 * Tells whether the values of a column are codes that may need a translation, because a municipality may use codes of
 * its own.
 */
export const hasCodigos = (
  archivo: ArchivoDePaquete | undefined,
  { nombre, forma, clave }: ColumnaDePaquete,
): boolean =>
  ['opcion', 'siNo', 'codigo', 'abogado'].includes(forma.clase) ||
  (forma.clase === 'texto' && clave) ||
  (archivo !== undefined && isColumnaDeCodigo(archivo, nombre))

interface CodigosProps {
  readonly columna: ColumnaDePaquete
  readonly codigos: readonly Codigo[]
  /**
   * Distinct values of the column in the uploaded file, which the person translates one by one. Empty when the column
   * has more distinct values than a column of codes would have.
   */
  readonly vistos: readonly string[]
  readonly onChange: (codigos: readonly Codigo[]) => void
}

export const CodigosDeColumna = ({ columna, codigos, vistos, onChange }: CodigosProps) => {
  const [otro, setOtro] = useState('')
  const suyos = [...new Set([...vistos, ...codigos.map(({ suyo }) => suyo)])]
  const opciones = opcionesDe(columna)
  const nuestroDe = (suyo: string) => codigos.find((uno) => uno.suyo === suyo)?.nuestro
  const put = (suyo: string, nuestro: string | undefined) =>
    onChange([
      ...codigos.filter((uno) => uno.suyo !== suyo),
      ...(nuestro === undefined ? [] : [{ suyo, nuestro }]),
    ])
  const add = () => {
    const suyo = otro.trim()
    if (suyo !== '' && !suyos.includes(suyo)) put(suyo, '')
    setOtro('')
  }
  return (
    <details className="equivalencia-codigos">
      <summary>{interpolar(t.titulo, { n: codigos.length })}</summary>
      <p className="field-hint">{t.ayuda}</p>
      {suyos.map((suyo) => {
        const nuestro = nuestroDe(suyo)
        const label = interpolar(t.uno, { suyo })
        return opciones ? (
          <SelectField
            key={suyo}
            label={label}
            value={nuestro === '' ? VACIA : nuestro}
            placeholder={t.igual}
            options={[
              ...opciones.map((value) => ({ value, label: value })),
              { value: VACIA, label: t.vacia },
            ]}
            onChange={(elegido) => put(suyo, elegido === VACIA ? '' : elegido)}
          />
        ) : (
          <div key={suyo} className="equivalencia-codigo">
            <TextField
              label={label}
              value={nuestro ?? IGUAL}
              placeholder={nuestro === '' ? t.vacia : t.igual}
              autoComplete="off"
              onChange={({ target }) => put(suyo, target.value === '' ? undefined : target.value)}
            />
            <label className="equivalencia-marca">
              <input
                type="checkbox"
                checked={nuestro === ''}
                onChange={({ target }) => put(suyo, target.checked ? '' : undefined)}
              />
              {interpolar(t.marcaVacia, { suyo })}
            </label>
          </div>
        )
      })}
      <div className="equivalencia-codigo">
        <TextField
          label={t.otro}
          value={otro}
          autoComplete="off"
          onChange={({ target }) => setOtro(target.value)}
        />
        <Button onClick={add}>{t.agregar}</Button>
      </div>
    </details>
  )
}
