-- What the compiled list said of each code or, where no code of it matched, of each name.
update situacion set clase = case
    when codigo = 'GL' then 'gestionLegal'
    when codigo = 'TE' then 'tituloEjecutivo'
    when codigo = 'PP' then 'planDePagos'
    when f_busqueda(detalle) = f_busqueda('Gestión Legal') then 'gestionLegal'
    when f_busqueda(detalle) = f_busqueda('Título Ejecutivo') then 'tituloEjecutivo'
    when f_busqueda(detalle) = f_busqueda('Plan de Pagos') then 'planDePagos'
    else 'otra' end
where clase is null;
--> statement-breakpoint
-- The first rows of every installation; one with the same code or the same name stays as it is.
insert into situacion (codigo, detalle, destino, clase) values
  ('NO', 'Normal', 'CC', 'otra'),
  ('GL', 'Gestión Legal', 'CC', 'gestionLegal'),
  ('TE', 'Título Ejecutivo', 'CC', 'tituloEjecutivo'),
  ('PP', 'Plan de Pagos', 'CC', 'planDePagos')
on conflict do nothing;
--> statement-breakpoint
ALTER TABLE "situacion" ALTER COLUMN "clase" SET DEFAULT 'otra';--> statement-breakpoint
ALTER TABLE "situacion" ALTER COLUMN "clase" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "situacion" ADD CONSTRAINT "situacion_clase" CHECK ("situacion"."clase" in ('gestionLegal', 'tituloEjecutivo', 'planDePagos', 'otra'));
