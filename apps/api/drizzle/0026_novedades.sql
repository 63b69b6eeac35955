ALTER TABLE "novedad" ADD COLUMN "cuit" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "novedad" ADD COLUMN "email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "novedad" ADD COLUMN "gp_estado" integer;--> statement-breakpoint
ALTER TABLE "novedad" ADD COLUMN "estado" integer;--> statement-breakpoint
ALTER TABLE "novedad" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "novedad_inmueble" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "novedad" ADD CONSTRAINT "novedad_estado_fk" FOREIGN KEY ("estado","gp_estado") REFERENCES "public"."tipo_etapa"("tp_id","gp_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "novedad_orden" ON "novedad" USING btree ("apynom" collate alfabetico,"id");--> statement-breakpoint
CREATE INDEX "novedad_inmueble_numero_de" ON "novedad_inmueble" USING btree ("inmueble");--> statement-breakpoint
ALTER TABLE "novedad" ADD CONSTRAINT "novedad_estado" CHECK (("novedad"."estado" is null) = ("novedad"."gp_estado" is null));