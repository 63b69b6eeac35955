export const recursos = {
  deComercio:
    'El recurso {recurso} es de comercios y el imponible {imponible} se pidió como inmueble: indique el recurso del inmueble, o el comercio.',
  deInmueble:
    'El recurso {recurso} es de inmuebles y el imponible {imponible} se pidió como comercio: indique el recurso del comercio, o el inmueble.',
  faltaRecurso: 'Con la clase, indique también el recurso.',
  clase: 'La clase del imponible es inmueble o comercio.',
} as const
