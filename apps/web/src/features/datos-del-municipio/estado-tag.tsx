import { textos } from '@apremia/core'
import { Tag, type TagProps } from '../../ui/tag.tsx'
import type { CargaDePaquete } from './paquetes-api.ts'

type Estado = CargaDePaquete['estado']

const LOOKS: Readonly<Record<Estado, Pick<TagProps, 'kind' | 'icon'>>> = {
  leyendo: { kind: 'neutro', icon: 'reloj' },
  probada: { kind: 'neutro', icon: 'info' },
  aplicada: { kind: 'exito', icon: 'exito' },
  rechazada: { kind: 'aviso', icon: 'alerta' },
  fallida: { kind: 'error', icon: 'error' },
  cancelada: { kind: 'neutro', icon: 'cancelar' },
  deshecha: { kind: 'aviso', icon: 'deshacer' },
}

export const EstadoTag = ({ estado }: { readonly estado: Estado }) => (
  <Tag {...LOOKS[estado]} text={textos.datosDelMunicipio.estados[estado]} />
)
