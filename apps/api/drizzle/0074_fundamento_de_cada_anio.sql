ALTER TABLE "recurso_ordenanza" ADD COLUMN "tributo" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "recurso_ordenanza" ADD COLUMN "interes" text DEFAULT '' NOT NULL;