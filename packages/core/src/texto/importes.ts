export const importes = {
  vacio: 'Escriba el importe.',
  invalido: 'El importe lleva solo dígitos y una coma con dos decimales, por ejemplo 1234,50.',
  ambiguo:
    'No se sabe si el punto separa miles o decimales: escriba 1234 o 1,23, con coma para los decimales.',
  demasiadoGrande: 'El importe admite hasta 13 dígitos antes de la coma.',
} as const
