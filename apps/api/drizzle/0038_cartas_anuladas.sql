ALTER TABLE "carta" ADD COLUMN "anulada" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "carta" ADD COLUMN "anulada_por" text;--> statement-breakpoint
ALTER TABLE "carta" ADD COLUMN "motivo_anulacion" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "carta_imponible" ADD COLUMN "retirado" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "carta_imponible" ADD COLUMN "retirado_por" text;--> statement-breakpoint
ALTER TABLE "carta_imponible" ADD COLUMN "motivo_retiro" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "carta" ADD CONSTRAINT "carta_anulada_por_usuario_dni_fk" FOREIGN KEY ("anulada_por") REFERENCES "public"."usuario"("dni") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carta_imponible" ADD CONSTRAINT "carta_imponible_retirado_por_usuario_dni_fk" FOREIGN KEY ("retirado_por") REFERENCES "public"."usuario"("dni") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "carta_fecha" ON "carta" USING btree ("fecha","abogado");