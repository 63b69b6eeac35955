/** Texts of the search box of the header, of the screens that it opens and of the keyboard shortcuts (M6). */
export const buscador = {
  titulo: 'Buscar',
  campo: 'Número, documento, nombre, convenio, título o expediente',
  ayuda:
    'Número de inmueble, de comercio o de título, DNI o CUIT, nombre, convenio (A01-12) o expediente.',
  ayudaInvitado: 'Número de inmueble o de comercio, nombre, convenio (A01-12) o expediente.',
  buscando: 'Buscando…',
  sinHallazgos: 'Nada con «{texto}» entre lo que usted puede ver.',
  sinBuscar:
    'Inmuebles, comercios y contribuyentes los guarda el servicio del municipio: aquí no se buscan.',
  hallazgos: '{n} resultados',
  primerosHallazgos: 'Los primeros {n} resultados',
  unHallazgo: 'Un resultado',
  verTodos: 'Ver todos',
  hayMas: 'Hay más: escriba más del número.',
  clases: {
    inmuebles: 'Inmuebles',
    comercios: 'Comercios',
    contribuyentes: 'Contribuyentes',
    convenios: 'Convenios',
    titulos: 'Títulos',
    expedientes: 'Expedientes',
  },
  inmueble: 'Inmueble {numero}',
  comercio: 'Comercio {numero}',
  tituloNumero: 'Título Nº {numero}',
  anulado: 'Anulado',
  imponible: 'Inmueble {imponible}, recurso {recurso}',
  imponibleComercio: 'Comercio {imponible}, recurso {recurso}',
  abrir: 'Abrir por su número',
  irA: 'Ir a',
  verTeclas: 'Ver las teclas',
  acciones: {
    nuevoConvenio: 'Nuevo Convenio',
  },
  teclas: {
    titulo: 'Teclas',
    tecla: 'Tecla',
    que: 'Qué hace',
    sueltas: 'Usar las teclas / y ?',
    sueltasAyuda:
      'Valen en este navegador y fuera de los campos de texto. Pueden chocar con un lector de pantalla o con el dictado: por eso hay que prenderlas.',
    deSueltas: [
      { teclas: ['/'], que: 'Buscar, como Ctrl+K' },
      { teclas: ['?'], que: 'Ver estas teclas' },
    ],
    lista: [
      { teclas: ['Ctrl+K'], que: 'Buscar, o ir a otra pantalla, desde cualquiera' },
      { teclas: ['↑', '↓'], que: 'Recorrer lo hallado' },
      { teclas: ['Enter'], que: 'Abrir lo elegido; en un formulario, enviarlo' },
      { teclas: ['Esc'], que: 'Cerrar lo que está abierto' },
      { teclas: ['Tab', 'Mayús+Tab'], que: 'Pasar al control siguiente o al anterior' },
      { teclas: ['Espacio'], que: 'Marcar una casilla o apretar un botón' },
      { teclas: ['←', '→'], que: 'Cambiar de solapa' },
    ],
  },
} as const
