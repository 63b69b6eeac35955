ALTER TABLE "abogado" ADD COLUMN "beneficiario" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "abogado" ADD COLUMN "cbu" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "convenio_caracter" ADD COLUMN "representa" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- The role in which a person signs for the taxpayer is in every installation since the first one (D129).
UPDATE "convenio_caracter" SET "representa" = true WHERE lower("nombre") IN ('apoderado', 'apoderada') AND NOT "otros";
