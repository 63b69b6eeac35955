/** Texts of the deliveries to the municipality's own system (D194). */
export const entregas = {
  marcaFutura: 'Esa marca todavía no existe: la última es {ultima}.',
  marcaAnterior: 'Ya se acusó hasta la marca {acusada}: un acuse no vuelve atrás.',
  marcaRequerida: 'Indique la marca hasta la que se tomó.',
  marcaEntera: 'La marca es un número entero.',
  desdeMayor: 'La marca desde la que se pide no puede pasar de la última, {ultima}.',
  claveAjena: '«{clave}» no es una clave de «{archivo}»: es el número de la fila.',
  acuse: 'El municipio tomó lo hecho hasta la marca {hasta}.',
  acuseConRechazos: 'El municipio tomó lo hecho hasta la marca {hasta}, menos {n} que rechazó.',
} as const
