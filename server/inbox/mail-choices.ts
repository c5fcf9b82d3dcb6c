import type { TenantDefinition } from "../../engine/index.ts";
import { object } from "../calls/schema-parts.ts";
import type { WriteScope } from "../database/open-database.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { inboxKinds } from "./inbox-store.ts";
import { findMailChoices, type MailHow, mailHows } from "./mail-store.ts";

/** Kinds that go to a person: what goes to a role is told once a day at most. */
export const kindsAtOnce: readonly string[] = ["mention", "reply"];

export const mailChoice = object({
	kind: { type: "string", enum: inboxKinds },
	how: { type: "string", enum: mailHows },
	offered: { type: "array", items: { type: "string", enum: mailHows } },
});

/** How somebody who chose nothing is told of a kind: as the tenant's file says, and otherwise not. */
export function usualHow({ tell }: TenantDefinition, kind: string): MailHow {
	const has = (kinds: readonly string[] = []) => kinds.includes(kind);
	return has(tell?.now) ? "now" : has(tell?.daily) ? "daily" : "off";
}

/** The kinds that one message a day tells whoever chose nothing of. */
export const usuallyDaily = (definition: TenantDefinition): readonly string[] =>
	inboxKinds.filter((kind) => usualHow(definition, kind) === "daily");

/** How somebody is told of each kind: as they chose, else as the tenant's file says. */
export async function howsOf(db: WriteScope["db"], { slug, definition }: Tenant, userId: string): Promise<ReadonlyMap<string, MailHow>> {
	const chosen = await findMailChoices(db, slug, userId);
	return new Map(inboxKinds.map((kind) => [kind, chosen.get(kind) ?? usualHow(definition, kind)]));
}

/** The same as it is shown to them, with what they can choose. */
export async function mailOf(db: WriteScope["db"], tenant: Tenant, userId: string) {
	const hows = await howsOf(db, tenant, userId);
	return inboxKinds.map((kind) => ({
		kind,
		how: hows.get(kind) ?? "off",
		offered: mailHows.filter((how) => how !== "now" || kindsAtOnce.includes(kind)),
	}));
}
