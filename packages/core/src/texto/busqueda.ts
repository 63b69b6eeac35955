/** Texts of the searches of the municipal register (S1 §5; S2 §5; D13, D104-D108). */
export const busqueda = {
  sinCodigo: 'Su usuario no tiene código de abogado asignado',
  soloPorEstados: "No es posible buscar solo por 'estados'",
  faltaRecurso: 'Debe ingresar un recurso',
  numero: 'El número lleva solo dígitos.',
  altura: 'La altura lleva solo dígitos.',
  dni: 'El DNI tiene 7 u 8 dígitos, con o sin puntos.',
  documento: 'Los invitados no pueden buscar por documento.',
  ordenVelado: 'No se puede ordenar por un dato que se muestra tapado.',
  cuit: 'El CUIT tiene 11 dígitos, con o sin guiones.',
  partida: 'La partida tiene la forma {partida}, con o sin separadores.',
  recurso: 'El recurso tiene hasta cuatro letras o dígitos.',
  padron: 'En el padrón provincial, un inmueble está ACTIVO o INACTIVO.',
  estado: 'Elija un estado de la lista.',
  abogado: 'El código de abogado es una letra y dos o tres dígitos.',
  letra: 'Es una sola letra.',
  largo: 'Escriba hasta 100 caracteres.',
  corta: 'Escriba un número o al menos tres letras seguidas.',
  listaDemasiadoLarga:
    'La lista tiene {n} filas y entera se entrega hasta {maximo}: pídala por páginas (pagina y porPagina) o acótela con filtros.',
} as const
