import { type CampoDeAbogado, textos } from '@apremia/core'
import { type Abogado, showCampo, toFichaTecleada } from './ficha.ts'

interface FichaDatosProps {
  readonly abogado: Abogado
  readonly campos: readonly CampoDeAbogado[]
}

export const FichaDatos = ({ abogado, campos }: FichaDatosProps) => {
  const { titulo, abo_titulo } = abogado
  const titulos =
    titulo !== null && abo_titulo ? [{ id: titulo, titulo: abo_titulo.titulo, activo: true }] : []
  const valores = toFichaTecleada(abogado)
  return (
    <dl className="record">
      {campos.map((campo) => (
        <div key={campo}>
          <dt>{textos.abogados.campos[campo]}</dt>
          <dd>{showCampo(campo, valores[campo], titulos) || textos.comunes.sinDato}</dd>
        </div>
      ))}
    </dl>
  )
}
