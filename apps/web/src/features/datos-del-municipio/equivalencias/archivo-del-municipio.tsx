import {
  ARCHIVOS_DEL_PAQUETE,
  CODIFICACIONES,
  FORMAS_DE_FECHA,
  FORMAS_DE_IMPORTE,
  interpolar,
  LARGO_DE_FUENTE,
  textos,
} from '@apremia/core'
import { useId } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import type { FieldFault } from '../../../ui/error-summary.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { type Borrador, campoDeBorrador, definidoDe, isLibroSuyo, withArchivo } from './borrador.ts'
import { ColumnaDelPaquete } from './columna-del-paquete.tsx'
import { TitulosDelArchivo } from './titulos-del-archivo.tsx'

const t = textos.equivalencias

interface ArchivoDelMunicipioProps {
  readonly borrador: Borrador
  readonly faults: readonly FieldFault[]
  readonly onChange: (borrador: Borrador) => void
  /**
   * Adds a second mapping for the same uploaded file. One file of the municipality may have the data of two files of
   * the data package.
   */
  readonly onOtro: () => void
}

const Formas = (props: Pick<ArchivoDelMunicipioProps, 'borrador' | 'onChange'>) => {
  const { borrador, onChange } = props
  const tiene = (clase: string) =>
    definidoDe(borrador)?.columnas.some(({ forma }) => forma.clase === clase) === true
  return (
    <div className="equivalencia-formas">
      {!isLibroSuyo(borrador) && (
        <SelectField
          label={t.codificacion}
          value={borrador.codificacion}
          options={CODIFICACIONES.map((value) => ({ value, label: t.codificaciones[value] }))}
          onChange={(codificacion) => codificacion && onChange({ ...borrador, codificacion })}
        />
      )}
      {tiene('fecha') && (
        <SelectField
          label={t.fechas}
          value={borrador.fechas}
          options={FORMAS_DE_FECHA.map((value) => ({ value, label: value }))}
          onChange={(fechas) => fechas && onChange({ ...borrador, fechas })}
        />
      )}
      {tiene('importe') && !isLibroSuyo(borrador) && (
        <SelectField
          label={t.importes}
          value={borrador.importes}
          options={FORMAS_DE_IMPORTE.map((value) => ({ value, label: t.formasDeImporte[value] }))}
          onChange={(importes) => importes && onChange({ ...borrador, importes })}
        />
      )}
    </div>
  )
}

export const ArchivoDelMunicipio = (props: ArchivoDelMunicipioProps) => {
  const { borrador, faults, onChange, onOtro } = props
  const { clave, suyo, fuente, falla } = borrador
  const id = useId()
  const definido = definidoDe(borrador)
  const faultOf = (columna: string) =>
    faults.find(({ name }) => name === campoDeBorrador(clave, columna))?.message
  return (
    <section className="equivalencia" aria-labelledby={id}>
      <h3 id={id}>{suyo}</h3>
      {falla !== '' && <Alert kind="error" title={falla} />}
      {falla === '' && (
        <>
          <div className="equivalencia-formas" data-campo={campoDeBorrador(clave, '')}>
            <SelectField
              label={t.seLeeComo}
              value={definido?.nombre}
              placeholder={t.noSeUsa}
              options={ARCHIVOS_DEL_PAQUETE.map(({ nombre, que }) => ({
                value: nombre,
                label: interpolar(t.archivo, { nombre, que }),
              }))}
              error={faultOf('')}
              onChange={(archivo) => onChange(withArchivo(borrador, archivo ?? ''))}
            />
            {definido && <Button onClick={onOtro}>{t.tambien}</Button>}
          </div>
          {definido && (
            <TextField
              label={t.nombre}
              hint={t.nombreAyuda}
              value={fuente}
              maxLength={LARGO_DE_FUENTE}
              onChange={({ target }) => onChange({ ...borrador, fuente: target.value })}
              required
            />
          )}
          {definido && <Formas {...{ borrador, onChange }} />}
          <div className={definido ? 'equivalencia-lados' : undefined}>
            <TitulosDelArchivo borrador={borrador} />
            {definido && (
              <section className="equivalencia-lado" aria-label={t.lados.paquete}>
                <h4>{interpolar(t.lados.del, { archivo: definido.nombre })}</h4>
                <ul className="equivalencia-columnas">
                  {definido.columnas.map((columna) => (
                    <ColumnaDelPaquete
                      key={columna.nombre}
                      {...{ borrador, columna, onChange }}
                      error={faultOf(columna.nombre)}
                    />
                  ))}
                </ul>
              </section>
            )}
          </div>
        </>
      )}
    </section>
  )
}
