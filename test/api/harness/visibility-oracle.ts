import type { FastifyInstance } from "fastify";
import type { Person } from "../../../engine/index.ts";

const names = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|\b[A-Z]{2,5}-A?\d{5}\b|\b\d{4}-A?\d{5}\b/g;

/** Every uuid and every reference of a process or request in a text. */
export const namedIn = (text: string): ReadonlySet<string> => new Set(text.match(names) ?? []);

/**
 * Every uuid and reference that a response about the tenant may contain for this person, derived only from the tables and the access map:
 * the content of the tenant's files, and the processes, requests and charging locations within the geography codes of a role that may see
 * them. A process names its requests. Comments go with their record, a file with the step that asks for it, a view with its list if it is
 * shared or the person's own.
 */
export async function mayBeNamed(
	app: FastifyInstance,
	tenant: string,
	{ userId, roles }: Pick<Person, "userId" | "roles">,
): Promise<ReadonlySet<string>> {
	const held = roles[tenant] ?? {};
	if (Object.keys(held).length === 0) return new Set();
	const files = app.tenants.find(tenant);
	const allowed = new Set([userId, ...namedIn(JSON.stringify([files?.definition, files?.flow.definition]))]);
	const access: Readonly<Record<string, readonly string[]>> = files?.definition.access ?? {};
	const within = (attribute: string, code: string) =>
		(access[attribute] ?? []).some((role) => held[role]?.includes("*") === true || held[role]?.includes(code) === true);

	const { db } = app.data;
	const realisations = await db
		.selectFrom("realisation")
		.select(["uuid", "ref", "case_ref", "code"])
		.where("tenant", "=", tenant)
		.execute();
	const visible = realisations.filter(({ code }) => within("realisationlist", code));
	for (const { uuid, ref, case_ref } of visible) allowed.add(uuid).add(ref).add(case_ref);
	/** Fully visible records, including their comments. */
	const open = new Set(visible.map(({ uuid }) => uuid));
	const events = await db.selectFrom("realisation_event").select(["realisation_uuid", "user_id"]).where("tenant", "=", tenant).execute();
	for (const event of events.filter(({ realisation_uuid }) => allowed.has(realisation_uuid))) allowed.add(event.user_id);
	const locations = await db.selectFrom("charging_location").select(["uuid", "code"]).where("tenant", "=", tenant).execute();
	for (const { uuid, code } of locations) if (within("chargingpoints", code)) allowed.add(uuid);
	const requests = await db
		.selectFrom("request")
		.select(["uuid", "ref", "case_ref", "code", "realisation_uuid", "docs"])
		.where("tenant", "=", tenant)
		.execute();
	for (const { uuid, ref, case_ref, code, realisation_uuid, docs } of requests) {
		const whole = within("requestlist", code);
		if (whole || within("requestlocations", code)) allowed.add(uuid).add(ref);
		if (whole) allowed.add(case_ref);
		if (realisation_uuid !== null && allowed.has(realisation_uuid)) allowed.add(uuid);
		const holds = (role: string) => held[role]?.includes("*") === true || held[role]?.includes(code) === true;
		if (whole && (holds("cpo") || holds("admin"))) for (const name of namedIn(docs)) allowed.add(name);
		if (whole) open.add(uuid);
	}
	// Files go with the step that asks for their category: anybody who reads or edits it may know of them.
	const ofProcesses = await db
		.selectFrom("file")
		.select(["uuid", "owner_uuid", "category"])
		.where("tenant", "=", tenant)
		.where("owner", "=", "realisation")
		.execute();
	for (const { uuid, owner_uuid, category } of ofProcesses) {
		const process = visible.find((one) => one.uuid === owner_uuid);
		const readers = (files?.flow.definition.steps ?? [])
			.filter(({ sections }) => JSON.stringify(sections).includes(`"category":"${category}"`))
			.flatMap(({ access: { read, edit } }) => [...read, ...edit]);
		const reaches = (role: string, code: string) => held[role]?.includes("*") === true || held[role]?.includes(code) === true;
		if (process !== undefined && readers.some((role) => reaches(role, process.code))) allowed.add(uuid);
	}
	for (const table of ["realisation_comment", "request_comment"] as const) {
		const said = await db.selectFrom(table).select(["uuid", "user_id", "record_uuid"]).where("tenant", "=", tenant).execute();
		for (const { uuid, user_id, record_uuid } of said) if (open.has(record_uuid)) allowed.add(uuid).add(user_id);
	}
	const seesList = (attribute: string) => (access[attribute] ?? []).some((role) => Object.hasOwn(held, role));
	const views = await db.selectFrom("saved_view").select(["uuid", "list", "owner_id", "shared"]).where("tenant", "=", tenant).execute();
	for (const { uuid, list, owner_id, shared } of views) {
		if (!seesList(list === "requests" ? "requestlist" : "realisationlist")) continue;
		if (owner_id === userId || shared === 1) allowed.add(uuid).add(owner_id);
	}
	return allowed;
}

/**
 * How many processes and requests reports may count for this person: those within the codes of a role with the right to
 * report; judged requests only if the time of judgement is known.
 */
export async function mayBeCounted(
	app: FastifyInstance,
	tenant: string,
	{ roles }: Pick<Person, "roles">,
): Promise<{ readonly processes: number; readonly requests: number }> {
	const held = roles[tenant] ?? {};
	const reporters: readonly string[] = app.tenants.find(tenant)?.definition.access.reporting ?? [];
	const within = ({ code }: { readonly code: string }) =>
		reporters.some((role) => held[role]?.includes("*") === true || held[role]?.includes(code) === true);
	const { db } = app.data;
	const realisations = await db.selectFrom("realisation").select("code").where("tenant", "=", tenant).execute();
	const requests = await db.selectFrom("request").select(["code", "status", "processed_at"]).where("tenant", "=", tenant).execute();
	const dated = requests.filter(({ status, processed_at }) => status === 2 || processed_at !== null);
	return { processes: realisations.filter(within).length, requests: dated.filter(within).length };
}
