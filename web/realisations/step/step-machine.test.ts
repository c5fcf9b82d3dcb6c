import { describe, expect, it } from "@jest/globals";
import { createActor, fromPromise } from "xstate";
import type { RealisationRecord, StepView, Values } from "../../../engine/index.ts";
import { ApiProblem } from "../../api/api-problem.ts";
import type { SaveRequest, StepEmitted } from "./step-context.ts";
import { stepMachine } from "./step-machine.ts";
import type { StepRules } from "./step-rules.ts";

const recordOf = (values: Values, synced = 1) => ({ uuid: "u", synced, values }) as unknown as RealisationRecord;

/** A step with the fields A.one and A.two; going on needs A.one. */
const rulesFor = (locked: boolean): StepRules => ({
	paths: ["A.one", "A.two"],
	view: (_record, _values, mode) => ({ locked: locked && mode === "view" }) as StepView,
	startingValues: (record) => record.values,
	derive: (_before, after) => after,
	demanded: () => new Set(),
	problems: (_record, values, { complete }) =>
		complete && !(values as { A?: { one?: string } }).A?.one ? [{ path: "A.one", message: "Dit is een vereist veld" }] : [],
	preview: (_record, _values, { mode }) =>
		mode === "change" ? { cancels: null, resetsTo: "2", reopens: [], lapses: [], empties: [], hides: [] } : null,
	toSend: (_record, values) => values,
	target: () => ({ code: "2", uuid: "uuid-2" }),
});

type Reply = RealisationRecord | Error;

function start({ replies = [], locked = false, values = {} }: { replies?: Reply[]; locked?: boolean; values?: Values }) {
	const sent: SaveRequest[] = [];
	const emitted: StepEmitted[] = [];
	const machine = stepMachine.provide({
		actors: {
			save: fromPromise(async ({ input }: { input: SaveRequest }) => {
				sent.push(input);
				const reply = replies.shift();
				if (reply === undefined || reply instanceof Error) throw reply ?? new Error("no reply");
				return reply;
			}),
		},
	});
	const actor = createActor(machine, { input: { record: recordOf(values), step: "1", rules: rulesFor(locked), draft: null } });
	actor.on("saved", (event) => emitted.push(event));
	actor.start();
	const settle = () => new Promise((resolve) => setTimeout(resolve));
	return { actor, sent, emitted, settle, context: () => actor.getSnapshot().context };
}

const problem = (status: number, extra: { current?: unknown; errors?: { path: string; message: string }[] } = {}) =>
	new ApiProblem({
		status,
		code: "c",
		message: "",
		errors: extra.errors ?? [],
		method: "POST",
		...(extra.current ? { current: extra.current } : {}),
	});
const edit = (one: string) => ({ type: "edit", changes: { "A.one": one } }) as const;
const save = (complete: boolean, key = "k") => ({ type: "save", complete, key }) as const;

describe("the step machine", () => {
	it("sends one save for a double click", async () => {
		const { actor, sent, settle, emitted } = start({ replies: [recordOf({ A: { one: "x" } }, 2)] });
		actor.send(edit("x"));
		actor.send(save(true, "first"));
		actor.send(save(true, "second"));
		await settle();
		expect(sent.map(({ key }) => key)).toEqual(["first"]);
		expect(emitted).toMatchObject([{ type: "saved", complete: true, mode: "view" }]);
	});

	it("does not send an incomplete step, and tells every problem from then on", () => {
		const { actor, sent, context } = start({});
		actor.send(save(true));
		expect(sent).toEqual([]);
		expect(context()).toMatchObject({ submitted: "complete", attempts: 1 });
	});

	it("keeps the input after a failed save and says so above the form", async () => {
		const { actor, settle, context } = start({ replies: [problem(500)] });
		actor.send(edit("typed"));
		actor.send(save(false));
		await settle();
		expect(actor.getSnapshot().value).toBe("working");
		expect(context()).toMatchObject({
			values: { A: { one: "typed" } },
			feedback: "De informatie kon niet verwerkt worden door de server.",
		});
	});

	it("shows what the server refused at its field until that field changes", async () => {
		const { actor, settle, context } = start({ replies: [problem(400, { errors: [{ path: "A.one", message: "Mag niet" }] })] });
		actor.send(edit("typed"));
		actor.send(save(false));
		await settle();
		expect(context().refused).toEqual([{ path: "A.one", message: "Mag niet" }]);
		actor.send(edit("else"));
		expect(context().refused).toEqual([]);
	});

	it("after a conflict saves again on the other's version, with nothing typed lost", async () => {
		const theirs = recordOf({ A: { one: "theirs", two: "theirs" } }, 7);
		const { actor, sent, settle, context } = start({
			values: { A: { one: "was", two: "was" } },
			replies: [problem(409, { current: theirs }), recordOf({ A: { one: "mine", two: "theirs" } }, 8)],
		});
		actor.send(edit("mine"));
		actor.send(save(false));
		await settle();
		expect(actor.getSnapshot().value).toBe("conflict");
		expect(context().conflict?.merge.clashes.map(({ path }) => path)).toEqual(["A.one"]);
		actor.send({ type: "resolve", theirs: new Set() });
		actor.send(save(false));
		await settle();
		expect(sent[1]).toMatchObject({ record: { synced: 7 }, values: { A: { one: "mine", two: "theirs" } } });
		expect(context()).toMatchObject({ record: { synced: 8 }, conflict: null });
	});

	it("shows what a change resets before it is saved, and Annuleren costs nothing", async () => {
		const { actor, sent, settle, context } = start({
			locked: true,
			values: { A: { one: "was" } },
			replies: [recordOf({ A: { one: "new" } }, 2)],
		});
		expect(actor.getSnapshot().value).toBe("reading");
		actor.send({ type: "change" });
		actor.send(edit("new"));
		actor.send(save(false));
		expect(actor.getSnapshot().value).toBe("confirming");
		actor.send({ type: "cancel" });
		expect(context().values).toEqual({ A: { one: "new" } });
		actor.send({ type: "cancel" });
		expect(actor.getSnapshot().value).toBe("reading");
		expect(context().values).toEqual({ A: { one: "was" } });
		actor.send({ type: "change" });
		actor.send(edit("new"));
		actor.send(save(false));
		actor.send({ type: "confirm" });
		await settle();
		expect(sent).toHaveLength(1);
		expect(sent[0]).toMatchObject({ correction: false, values: { A: { one: "new" } } });
	});

	it("sends a correction that never completes, whichever button was pressed", async () => {
		const { actor, sent, settle, emitted } = start({
			locked: true,
			values: { A: { one: "was" } },
			replies: [recordOf({ A: { one: "new" } }, 2)],
		});
		actor.send({ type: "correct" });
		actor.send(edit("new"));
		actor.send(save(true));
		await settle();
		expect(sent[0]).toMatchObject({ correction: true, complete: false });
		expect(emitted).toMatchObject([{ mode: "correction", complete: true }]);
	});

	it("takes over a newer record silently without unsaved work, and merges it with unsaved work", () => {
		const { actor, context } = start({ values: { A: { one: "was", two: "was" } } });
		actor.send({ type: "record", record: recordOf({ A: { one: "new", two: "was" } }, 2) });
		expect(context().values).toEqual({ A: { one: "new", two: "was" } });
		actor.send(edit("typed"));
		actor.send({ type: "record", record: recordOf({ A: { one: "new", two: "other" } }, 3) });
		expect(context()).toMatchObject({ values: { A: { one: "typed", two: "other" } }, record: { synced: 3 }, conflict: null });
		actor.send({ type: "record", record: recordOf({ A: { one: "clash", two: "other" } }, 4) });
		expect(actor.getSnapshot().value).toBe("conflict");
	});
});
