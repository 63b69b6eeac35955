import type { OrdenanzaDeAnio } from './ordenanzas.ts'
import type { TasaDeInteres } from './tasas.ts'

export interface Recurso {
  /** Code of the tax, compared as text: '2', '9' and '19' are not numbers (D76). */
  readonly codigo: string
  readonly clase: 'comercio' | 'inmueble'
  readonly nombre: string
  /** Ordinance that creates the tax, as executive titles cite it. '' when nobody recorded the ordinance. */
  readonly ordenanza: string
  /** True when the tax allows the payment plan with a single payment and 20 % less interest (S1 §9, D34). */
  readonly pagoUnico: boolean
  /** True when the tax can still be chosen from lists. A tax that can no longer be chosen keeps its debt. */
  readonly activo: boolean
}

export interface RecursoConNormas extends Recurso {
  readonly ordenanzas: OrdenanzaDeAnio[]
  readonly tasas: TasaDeInteres[]
}

const comercio = (codigo: string, nombre: string): Recurso => ({
  codigo,
  clase: 'comercio',
  nombre,
  ordenanza: '',
  pagoUnico: false,
  activo: true,
})

const inmueble = (codigo: string, nombre: string): Recurso => ({
  codigo,
  clase: 'inmueble',
  nombre,
  ordenanza: '',
  pagoUnico: true,
  activo: true,
})

/**
 * Initial taxes (recursos) of every installation, with the codes of the specification (S1 §9). The names are usual in
 * tax ordinances of the Province of Buenos Aires. Each municipality adjusts its own taxes (D170).
 */
export const RECURSOS_INICIALES: readonly Recurso[] = [
  comercio('19', 'Tasa por Inspección de Estructuras Portantes de Antenas'),
  comercio('SE', 'Tasa por Inspección de Seguridad e Higiene'),
  comercio('SH', 'Tasa por Inspección de Seguridad e Higiene, Régimen Simplificado'),
  comercio('PP', 'Derechos de Publicidad y Propaganda'),
  comercio('2', 'Derechos por Venta Ambulante'),
  comercio('EP', 'Derechos de Ocupación o Uso de Espacios Públicos'),
  comercio('9', 'Derechos a los Espectáculos Públicos'),
  comercio('SV', 'Tasa por Servicios Varios'),
  comercio('LO', 'Tasa por Habilitación de Locales'),
  comercio('SA', 'Tasa por Inspección Sanitaria'),
  comercio('DI', 'Tasa por Disposición Final de Residuos'),
  comercio('IV', 'Tasa por Inspección Veterinaria'),
  inmueble('DU', 'Contribución por Desarrollo Urbano'),
  inmueble('SS', 'Tasa por Servicios Sanitarios'),
  inmueble('AB', 'Tasa por Alumbrado, Barrido, Limpieza y Conservación de la Vía Pública'),
  inmueble('AG', 'Contribución por Mejoras: Red de Agua Corriente'),
  inmueble('CL', 'Contribución por Mejoras: Red Cloacal'),
  inmueble('PA', 'Contribución por Mejoras: Pavimento'),
  inmueble('RV', 'Tasa por Conservación, Reparación y Mejorado de la Red Vial Municipal'),
  inmueble('CC', 'Contribución por Mejoras: Cordón Cuneta'),
  inmueble('GA', 'Contribución por Mejoras: Red de Gas'),
  inmueble('WO', 'Contribución por Mejoras: Obra WO'),
  inmueble('WQ', 'Contribución por Mejoras: Obra WQ'),
  inmueble('WX', 'Contribución por Mejoras: Obra WX'),
  inmueble('WR', 'Contribución por Mejoras: Obra WR'),
  inmueble('W2', 'Contribución por Mejoras: Obra W2'),
  inmueble('WZ', 'Contribución por Mejoras: Obra WZ'),
  inmueble('TH', 'Tasa por Higiene de Terrenos Baldíos'),
]
