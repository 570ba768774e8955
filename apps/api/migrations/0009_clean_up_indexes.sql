CREATE INDEX "address_failures_changed" ON "address_failures" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "chat_spending_addresses" ON "chat_spending" USING btree ("day") WHERE "chat_spending"."bucket" like 'address:%';--> statement-breakpoint
CREATE INDEX "login_failures_changed" ON "login_failures" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "sessions_revoked" ON "sessions" USING btree ("revoked_at") WHERE "sessions"."revoked_at" is not null;