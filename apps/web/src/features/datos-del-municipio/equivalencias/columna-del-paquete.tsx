import { type ColumnaDePaquete, describeColumna, interpolar, textos } from '@apremia/core'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import {
  type Borrador,
  campoDeBorrador,
  definidoDe,
  dichaDe,
  ownTitulo,
  withDicha,
} from './borrador.ts'
import { CodigosDeColumna, hasCodigos } from './codigos-de-columna.tsx'

const t = textos.equivalencias

/**
 * Value of the select option with which the person types a fixed value. The other options are column headers of the
 * uploaded file, and no header begins with a null character.
 */
const FIJO = '\u0000fijo'

interface ColumnaDelPaqueteProps {
  readonly borrador: Borrador
  readonly columna: ColumnaDePaquete
  readonly error: string | undefined
  readonly onChange: (borrador: Borrador) => void
}

export const ColumnaDelPaquete = (props: ColumnaDelPaqueteProps) => {
  const { borrador, columna, error, onChange } = props
  const { nombre, obligatoria } = columna
  const dicha = dichaDe(borrador, nombre)
  const propio = ownTitulo(borrador, columna)
  const change = (cambio: Parameters<typeof withDicha>[2]) =>
    onChange(withDicha(borrador, nombre, cambio))
  const choose = (elegido: string | undefined) => {
    if (elegido === FIJO) change({ titulo: null, fijo: '', codigos: [] })
    else change({ titulo: elegido ?? null, fijo: null, codigos: [] })
  }
  const titulo = dicha.titulo ?? (dicha.fijo === null ? propio : undefined)
  const visto = borrador.titulos.find((uno) => uno.titulo === titulo)
  const muestra = visto?.valores.join(' · ')
  return (
    <li data-campo={campoDeBorrador(borrador.clave, nombre)}>
      <SelectField
        label={nombre}
        required={obligatoria}
        hint={
          <>
            {describeColumna(columna)}
            {muestra !== undefined && muestra !== '' && (
              <span className="equivalencia-muestra">{muestra}</span>
            )}
          </>
        }
        error={dicha.fijo === null ? error : undefined}
        value={dicha.fijo !== null ? FIJO : titulo}
        // `propio` is the header of the municipality's file that equals the name of the column. When it exists, the
        // select starts with it and needs no placeholder.
        {...(propio === undefined ? { placeholder: obligatoria ? t.elija : t.noSeTrae } : {})}
        options={[
          ...[...new Set(borrador.titulos.map((uno) => uno.titulo))].map((value) => ({
            value,
            label: value,
          })),
          { value: FIJO, label: t.fijo },
        ]}
        onChange={choose}
      />
      {dicha.fijo !== null && (
        <TextField
          label={interpolar(t.valorDe, { columna: nombre })}
          value={dicha.fijo}
          autoComplete="off"
          required
          error={error}
          onChange={({ target }) => change({ fijo: target.value })}
        />
      )}
      {titulo !== undefined && hasCodigos(definidoDe(borrador), columna) && (
        <CodigosDeColumna
          columna={columna}
          codigos={dicha.codigos}
          vistos={visto?.distintos ?? []}
          onChange={(codigos) => change({ titulo, codigos })}
        />
      )}
    </li>
  )
}
