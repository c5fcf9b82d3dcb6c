import { type RealisationRecord, readPath, realisationOf, type Values, viewStep } from "../../engine/index.ts";
import type { Reply, TestPerson } from "../../server/test-support/test-person.ts";
import { placeLocation } from "../api/harness/place-location.ts";
import { placeRequest } from "../api/harness/place-request.ts";
import { type EveryTenant, saveCall } from "../paths/every-tenant.ts";
import { callWithFiles } from "../paths/walk-path.ts";
import type { Situation } from "./situations.ts";

interface Doing {
	readonly all: EveryTenant;
	readonly slug: string;
	readonly situation: Situation;
	readonly person: TestPerson;
	/** The process as an editor of the step sees it. */
	readonly record: RealisationRecord;
}
type Action = (doing: Doing) => Promise<Reply>;

const pathOf = ({ uuid }: RealisationRecord) => `processes/realisation/${uuid}`;

/** Fills in an open step, or sends a completed one as its form shows it. */
function save(how: "save" | "complete" | "correct" | "change" | "change and complete"): Action {
	return async ({ all, slug, situation, person, record }) => {
		const tenant = all.tenant(slug);
		const { step, act } = situation;
		if (act !== undefined && (how === "save" || how === "complete")) {
			return person.post(pathOf(record), await callWithFiles(all, slug, record, act, how === "complete"));
		}
		const values = shownIn(all, slug, step, record);
		const complete = how === "complete" || how === "change and complete";
		const target = complete ? targetOf(all, slug, step, record, values) : step;
		return person.post(pathOf(record), saveCall(tenant, record, { step, target, complete, correction: how === "correct" }, values));
	};
}

/** The stored values that the step's form shows. */
function shownIn(all: EveryTenant, slug: string, step: string, { values }: RealisationRecord): Values {
	const paths = all.tenant(slug).flow.compiled.steps.get(step)?.form.fields.keys() ?? [];
	const shown: Record<string, unknown> = {};
	for (const path of paths) {
		const value = readPath(values, path);
		if (value !== undefined) put(shown, path.split("."), value);
	}
	return shown;
}

function put(values: Record<string, unknown>, [name = "", ...rest]: readonly string[], value: unknown): void {
	const group = (values[name] ?? {}) as Record<string, unknown>;
	values[name] = rest.length === 0 ? value : group;
	if (rest.length > 0) put(group, rest, value);
}

/** The step that, according to the step screen, completing leads to. */
function targetOf(all: EveryTenant, slug: string, step: string, record: RealisationRecord, values: Values): string {
	const { flow, rules } = all.tenant(slug);
	const actor = { userId: "somebody", roles: flow.compiled.steps.get(step)?.definition.access.edit ?? [] };
	const mode = record.flow.state.some((state) => state.step === step && state.completed_at !== null) ? "change" : "view";
	return viewStep(flow.compiled, realisationOf(record), step, actor, { mode, values }, all.clock.now, rules)?.target ?? step;
}

function withSynced(call: string, dataOf: (doing: Doing) => unknown): Action {
	return (doing) =>
		doing.person.post(`${pathOf(doing.record)}/${call}`, { synchronisation: { synced: doing.record.synced }, data: dataOf(doing) });
}

const reasonOf =
	(list: "onHoldReasons" | "cancelReasons") =>
	({ all, slug }: Doing) =>
		all.tenant(slug).definition[list].find((reason) => reason.automatic !== true)?.value;
const stakeholder =
	(category: string) =>
	({ all, slug }: Doing) => ({
		slug: all.tenant(slug).definition.stakeholders?.find((one) => one.category === category && one.enabled !== false)?.slug,
	});

/** A new charging location for every call: one already in use would be refused for that reason. */
async function connect({ all, slug, situation, person, record }: Doing): Promise<Reply> {
	const location = await placeLocation(all.app, slug, { code: situation.path.beginning.geographyCode, status: "definitive" });
	return person.post(`${pathOf(record)}/locations/${location.uuid}`, {
		synchronisation: { synced: record.synced, location: { synced: location.synced } },
		data: { action: "connect", category: "selected" },
	});
}

/** A new accepted request for every call. */
async function connectRequest({ all, slug, situation, person, record }: Doing): Promise<Reply> {
	const request = await placeRequest(all.app, slug, { geographyCode: situation.path.beginning.geographyCode, status: 3 });
	return person.post(`${pathOf(record)}/requests/${request.uuid}`, {
		synchronisation: { synced: record.synced, request: { synced: request.synced } },
		data: { action: "connect" },
	});
}

/** The actions named in the tables, as API calls. */
export const actions: Readonly<Record<string, Action>> = {
	save: save("save"),
	complete: save("complete"),
	correct: save("correct"),
	change: save("change"),
	"change and complete": save("change and complete"),
	read: ({ person, record }) => person.get(pathOf(record)),
	list: ({ person }) => person.get("processes/realisation?pageSize=1"),
	"list charging locations": ({ person }) => person.get("charging-point-locations?pageSize=1"),
	"list requests": ({ person }) => person.get("charging-point-requests?pageSize=1"),
	"put on hold": withSynced("status", (doing) => ({ status: "onhold", action: "enable", reason: reasonOf("onHoldReasons")(doing) })),
	resume: withSynced("status", () => ({ status: "onhold", action: "disable" })),
	cancel: withSynced("status", (doing) => ({ status: "cancelled", action: "enable", reason: reasonOf("cancelReasons")(doing) })),
	restore: withSynced("status", () => ({ status: "cancelled", action: "disable" })),
	"confirm the decision": withSynced("status", () => ({ status: "vkb", action: "enable" })),
	"undo the confirmation": withSynced("status", () => ({ status: "vkb", action: "disable" })),
	tags: withSynced("tags", () => ({ tags: [] })),
	comment: withSynced("comments", () => ({ action: "create", message: "Gezien." })),
	// No comment has that number: people with the right get that message, everybody else is refused.
	"set a comment's status": withSynced("comments", () => ({ action: "status", number: 1, status: "done" })),
	"process type": withSynced("type", ({ all, slug }) => ({ type: all.tenant(slug).definition.processTypes.at(-1)?.value })),
	"connect a location": connect,
	"connect a request": connectRequest,
	"grid operator": withSynced("stakeholders", stakeholder("gridoperator")),
	"charge point operator": withSynced("stakeholders", stakeholder("cpo")),
	"start another": ({ slug, situation, person }) => person.post("processes/realisation", { ...situation.path.beginning, tenant: slug }),
};

/** Actions that leave the process in the same state. */
export const harmless: ReadonlySet<string> = new Set([
	"save",
	"correct",
	"read",
	"list",
	"list charging locations",
	"list requests",
	"tags",
	"comment",
	"grid operator",
	"start another",
]);
