ALTER TABLE "evaluacion" ADD COLUMN "membrete" jsonb;--> statement-breakpoint
-- Those already made say who they were of as it is written today: there is nothing older to say it with.
alter table evaluacion disable trigger evaluacion_sin_cambios;--> statement-breakpoint
update evaluacion e set membrete = jsonb_build_object(
  'municipio', (
    select jsonb_object_agg(x.campo, coalesce((select p.valor from parametro p
      where p.clave = 'municipio.' || x.campo and p.vigente_desde <= e.fecha order by p.vigente_desde desc limit 1), ''))
    from unnest(array['nombre', 'provincia', 'lugar']) as x(campo)),
  'abogado', (select jsonb_build_object('nombre', a.apellido || ', ' || a.nombre, 'matricula', a.matricula)
    from abogado a where a.codexterno = e.abogado),
  'usuario', coalesce((select u.apellido || ', ' || u.nombre from usuario u where u.dni = e.dni), ''));--> statement-breakpoint
alter table evaluacion enable trigger evaluacion_sin_cambios;--> statement-breakpoint
ALTER TABLE "evaluacion" ALTER COLUMN "membrete" SET NOT NULL;
