import type { TenantDefinition } from "../../engine/index.ts";
import { object } from "../calls/schema-parts.ts";
import type { WriteScope } from "../database/opening/open-database.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { inboxKinds } from "./inbox-store.ts";
import { findMailChoices, type MailHow, mailHows } from "./mail-store.ts";

/** Kinds addressed to a person: for what goes to a role there is at most one message a day. */
export const kindsAtOnce: readonly string[] = ["mention", "reply"];

export const mailChoice = object({
	kind: { type: "string", enum: inboxKinds },
	how: { type: "string", enum: mailHows },
	offered: { type: "array", items: { type: "string", enum: mailHows } },
});

/** How somebody without a choice of their own is notified of a kind: as in the tenant's file, otherwise not at all. */
export function usualHow({ tell }: TenantDefinition, kind: string): MailHow {
	const has = (kinds: readonly string[] = []) => kinds.includes(kind);
	return has(tell?.now) ? "now" : has(tell?.daily) ? "daily" : "off";
}

/** The kinds that are in the daily message of somebody without a choice of their own. */
export const usuallyDaily = (definition: TenantDefinition): readonly string[] =>
	inboxKinds.filter((kind) => usualHow(definition, kind) === "daily");

/** How somebody is notified of each kind: their own choice, else the tenant's file. */
export async function howsOf(db: WriteScope["db"], { slug, definition }: Tenant, userId: string): Promise<ReadonlyMap<string, MailHow>> {
	const chosen = await findMailChoices(db, slug, userId);
	return new Map(inboxKinds.map((kind) => [kind, chosen.get(kind) ?? usualHow(definition, kind)]));
}

/** The same in the form that is shown to them, with their options. */
export async function mailOf(db: WriteScope["db"], tenant: Tenant, userId: string) {
	const hows = await howsOf(db, tenant, userId);
	return inboxKinds.map((kind) => ({
		kind,
		how: hows.get(kind) ?? "off",
		offered: mailHows.filter((how) => how !== "now" || kindsAtOnce.includes(kind)),
	}));
}
