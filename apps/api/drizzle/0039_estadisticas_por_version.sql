CREATE INDEX "actuacion_ultima" ON "actuacion" USING btree ("tipo","imponible","recurso","fecha" DESC NULLS FIRST,"id" DESC NULLS FIRST,"abogado","gp_id","tp_id") WHERE "actuacion"."vigente";--> statement-breakpoint
-- What is kept of the cases counts while none changed. The statistics rest on the debt and the payment plans too.
create trigger deuda_de_casos_cambia after insert or update or delete or truncate on deuda
  for each statement execute function contar_cambio_de_casos();
--> statement-breakpoint
create trigger plan_cuota_cambia after insert or update or delete or truncate on plan_cuota
  for each statement execute function contar_cambio_de_casos();
