ALTER TABLE "contact_messages" ADD COLUMN "form_id" uuid;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_form_id_unique" UNIQUE("form_id");