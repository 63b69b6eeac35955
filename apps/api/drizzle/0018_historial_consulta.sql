CREATE INDEX "historial_abogado" ON "historial" USING btree ("abogado","orden");--> statement-breakpoint
CREATE INDEX "historial_inmueble" ON "historial" USING btree ("inmueble","orden");