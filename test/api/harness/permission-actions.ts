import type { RealisationRecord } from "../../../engine/index.ts";
import type { TestApp } from "../../../server/test-support/test-app.ts";
import type { Reply, TestPerson } from "../../../server/test-support/test-person.ts";
import { newProcess } from "../../../server/test-support/test-process.ts";
import { placeLocation } from "./place-location.ts";
import { type Intent, saveBody, stepAfter, stepDataOf } from "./process-walk.ts";

interface Doing {
	readonly test: TestApp;
	readonly person: TestPerson;
	readonly record: RealisationRecord;
	readonly step: string;
}
type Action = (doing: Doing) => Promise<Reply>;

const pathOf = ({ uuid }: RealisationRecord) => `processes/realisation/${uuid}`;

/** Saves the step with what it holds already, or with what it asks when it holds nothing. */
function save(intentAt: (step: string) => Intent): Action {
	return ({ test, person, record, step }) =>
		person.post(pathOf(record), saveBody(test.app, test.tenant, record, step, stepDataOf(step, record), intentAt(step)));
}

function withSynced(call: string, data: unknown): Action {
	return ({ person, record }) => person.post(`${pathOf(record)}/${call}`, { synchronisation: { synced: record.synced }, data });
}

function connect(category: "selected" | "alternative"): Action {
	return async ({ test, person, record }) => {
		const location = await placeLocation(test.app, test.tenant, { code: "0202", status: "definitive" });
		return person.post(`${pathOf(record)}/locations/${location.uuid}`, {
			synchronisation: { synced: record.synced, location: { synced: location.synced } },
			data: { action: "connect", category },
		});
	};
}

const completing = (step: string): Intent => ({ complete: true, target: stepAfter[step] ?? step });

/** What the table of permissions calls an action, as calls of the API. */
export const actions: Readonly<Record<string, Action>> = {
	save: save(() => ({})),
	complete: save(completing),
	correct: save(() => ({ correction: true })),
	change: save(() => ({})),
	"change and complete": save(completing),
	onhold: withSynced("status", { status: "onhold", action: "enable", reason: "vovo" }),
	resume: withSynced("status", { status: "onhold", action: "disable" }),
	cancel: withSynced("status", { status: "cancelled", action: "enable", reason: "other" }),
	restore: withSynced("status", { status: "cancelled", action: "disable" }),
	"vkb enable": withSynced("status", { status: "vkb", action: "enable" }),
	"vkb disable": withSynced("status", { status: "vkb", action: "disable" }),
	tags: ({ test, ...rest }) => withSynced("tags", { tags: test.tags })({ test, ...rest }),
	stakeholder: withSynced("stakeholders", { slug: "gridoperator|enexis" }),
	"fixed stakeholder": withSynced("stakeholders", { slug: "cpo|allego" }),
	"location connect": connect("selected"),
	"alternative connect": connect("alternative"),
	read: ({ person, record }) => person.get(pathOf(record)),
	list: ({ person }) => person.get("processes/realisation?pageSize=1"),
	create: ({ test, person }) => person.post("processes/realisation", newProcess(test.tenant)),
};
