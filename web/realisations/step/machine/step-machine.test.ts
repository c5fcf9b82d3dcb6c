import { describe, expect, it } from "@jest/globals";
import { createActor, fromPromise } from "xstate";
import type { RealisationRecord, SavePreview, StepView, Values } from "../../../../engine/index.ts";
import { ApiProblem } from "../../../api/api-problem.ts";
import { changesBetween, type Draft } from "../draft/draft.ts";
import type { StepRules } from "../rules/step-rules.ts";
import { isDirty, isUnsent, type SaveRequest, type StepEmitted } from "./step-context.ts";
import { stepMachine } from "./step-machine.ts";

const recordOf = (values: Values, synced = 1) => ({ uuid: "u", synced, values, Events: [] }) as unknown as RealisationRecord;

/** A step with the fields A.one and A.two. Completing it requires A.one. */
const rulesFor = (locksAt: number): StepRules => ({
	paths: ["A.one", "A.two"],
	view: (record, _values, mode) =>
		({
			locked: record.synced >= locksAt && mode === "view",
			sections: [{ fields: { "A.one": { writable: true }, "A.two": { writable: true } } }],
		}) as unknown as StepView,
	startingValues: (record) => record.values,
	derive: (_before, after) => after,
	following: () => [],
	demanded: () => new Set(),
	problems: (_record, values, { complete }) =>
		complete && !(values as { A?: { one?: string } }).A?.one ? [{ path: "A.one", message: "Dit is een vereist veld" }] : [],
	effects: () => undefined,
	preview: (_record, _values, { mode }) =>
		mode === "change"
			? ({ cancels: null, resetsTo: "2", reopens: [], depends: [], lapses: [], empties: [], hides: [] } as unknown as SavePreview)
			: null,
	toSend: (_record, values) => values,
	target: () => ({ code: "2", uuid: "uuid-2" }),
});

type Reply = RealisationRecord | Error;

interface Beginning {
	readonly replies?: Reply[];
	readonly locked?: boolean;
	/** The version of the record from which the step is completed. */
	readonly locksAt?: number;
	readonly values?: Values;
	readonly draft?: Draft | null;
}

function start({ replies = [], locked = false, locksAt = locked ? 1 : Number.POSITIVE_INFINITY, values = {}, draft = null }: Beginning) {
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
	const actor = createActor(machine, { input: { record: recordOf(values), step: "1", rules: rulesFor(locksAt), draft, userId: "u-1" } });
	actor.on("*", (event) => emitted.push(event));
	actor.start();
	const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
	return { actor, sent, emitted, settle, context: () => actor.getSnapshot().context };
}

const problem = (status: number, extra: { current?: unknown; errors?: { path: string; message: string }[] } = {}) =>
	new ApiProblem({
		status,
		code: status === 0 ? "unreachable" : "c",
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

	it("does not send an incomplete step, and shows every problem from then on", () => {
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
			feedback: { words: "De informatie kon niet verwerkt worden door de server.", offline: false },
		});
	});

	it("shows an error from the server at its field until that field changes", async () => {
		const { actor, settle, context } = start({ replies: [problem(400, { errors: [{ path: "A.one", message: "Mag niet" }] })] });
		actor.send(edit("typed"));
		actor.send(save(false));
		await settle();
		expect(context().refused).toEqual([{ path: "A.one", message: "Mag niet" }]);
		actor.send(edit("else"));
		expect(context().refused).toEqual([]);
	});

	it("keeps input during a save as unsaved work for the next save", async () => {
		const { actor, sent, settle, context } = start({
			values: { A: { one: "was" } },
			replies: [recordOf({ A: { one: "sent" } }, 2), recordOf({ A: { one: "sent and more", two: "also" } }, 3)],
		});
		actor.send(edit("sent"));
		actor.send(save(false, "first"));
		actor.send(edit("sent and more"));
		actor.send({ type: "edit", changes: { "A.two": "also" } });
		expect(isUnsent(context())).toBe(true);
		await settle();
		expect(context()).toMatchObject({ values: { A: { one: "sent and more", two: "also" } }, base: { A: { one: "sent" } } });
		expect(isDirty(context())).toBe(true);
		actor.send(save(false, "second"));
		await settle();
		expect(sent.map(({ values }) => values)).toEqual([{ A: { one: "sent" } }, { A: { one: "sent and more", two: "also" } }]);
		expect(isDirty(context())).toBe(false);
	});

	it("continues in a correction with input typed while the step was being completed", async () => {
		const { actor, settle, context } = start({ locksAt: 2, replies: [recordOf({ A: { one: "sent" } }, 2)] });
		actor.send(edit("sent"));
		actor.send(save(true));
		actor.send(edit("sent too late"));
		await settle();
		expect(actor.getSnapshot().value).toBe("working");
		expect(context()).toMatchObject({ mode: "correction", values: { A: { one: "sent too late" } }, base: { A: { one: "sent" } } });
	});

	it.each([problem(500), problem(401), problem(0)])("keeps input typed during a save that fails, $status", async (failure) => {
		const { actor, settle, context } = start({ replies: [failure] });
		actor.send(edit("sent"));
		actor.send(save(false));
		actor.send(edit("sent and more"));
		await settle();
		expect(context()).toMatchObject({ values: { A: { one: "sent and more" } }, base: {} });
	});

	it("reports a missing connection, and sends the same save under the same key at the next attempt", async () => {
		const { actor, sent, settle, context } = start({ replies: [problem(0), recordOf({ A: { one: "x" } }, 2)] });
		actor.send(edit("x"));
		actor.send(save(false, "first"));
		await settle();
		expect(context().feedback).toEqual({ words: expect.stringMatching(/^Er is geen verbinding\./), offline: true });
		actor.send(save(false, "second"));
		await settle();
		expect(sent.map(({ key }) => key)).toEqual(["first", "first"]);
		expect(context()).toMatchObject({ feedback: null, unanswered: null });
	});

	it("recognises its own save that got no answer, and keeps later input on top of it", async () => {
		const { actor, sent, settle, emitted } = start({
			replies: [problem(0), problem(409, { current: recordOf({ A: { one: "x" } }, 2) }), recordOf({ A: { one: "xy" } }, 3)],
		});
		actor.send(edit("x"));
		actor.send(save(false, "first"));
		await settle();
		actor.send(edit("xy"));
		actor.send(save(false, "second"));
		await settle();
		expect(sent.at(-1)).toMatchObject({ record: { synced: 2 }, values: { A: { one: "xy" } } });
		expect(emitted.map(({ type }) => type)).toEqual(["merged", "saved"]);
	});

	it("merges with a save of other fields and sends again automatically, completing as asked", async () => {
		const { actor, sent, settle, emitted } = start({
			replies: [problem(409, { current: recordOf({ A: { two: "theirs" } }, 7) }), recordOf({ A: { one: "mine", two: "theirs" } }, 8)],
		});
		actor.send(edit("mine"));
		actor.send(save(true));
		await settle();
		expect(sent).toHaveLength(2);
		expect(sent[1]).toMatchObject({ complete: true, record: { synced: 7 }, values: { A: { one: "mine", two: "theirs" } } });
		expect(sent[1]?.key).not.toBe(sent[0]?.key);
		expect(emitted).toMatchObject([
			{ type: "merged", takenOver: ["A.two"] },
			{ type: "saved", complete: true },
		]);
	});

	it("gives up if others keep saving first, with all input intact", async () => {
		const replies = Array.from({ length: 9 }, (_, index) =>
			problem(409, { current: recordOf({ A: { two: `theirs ${index}` } }, index + 2) }),
		);
		const { actor, sent, settle, context } = start({ replies });
		actor.send(edit("mine"));
		actor.send(save(false));
		await settle();
		expect(sent).toHaveLength(6);
		expect(actor.getSnapshot().value).toBe("working");
		expect(context()).toMatchObject({ values: { A: { one: "mine", two: "theirs 5" } }, record: { synced: 7 } });
	});

	it("shows the new state of a step that a colleague completed, keeps the input, and carries it into a correction", async () => {
		const { actor, settle, context } = start({
			locksAt: 5,
			values: { A: { one: "was" } },
			replies: [problem(409, { current: recordOf({ A: { one: "was", two: "theirs" } }, 5) })],
		});
		actor.send(edit("mine"));
		actor.send(save(false));
		await settle();
		expect(actor.getSnapshot().value).toBe("reading");
		expect(context()).toMatchObject({ record: { synced: 5 }, values: { A: { one: "mine", two: "theirs" } }, conflict: null });
		expect(isDirty(context())).toBe(true);
		actor.send({ type: "correct" });
		expect(actor.getSnapshot().value).toBe("working");
		expect(context()).toMatchObject({
			mode: "correction",
			values: { A: { one: "mine", two: "theirs" } },
			base: { A: { one: "was", two: "theirs" } },
		});
	});

	it("asks at Corrigeren about a field that a colleague filled in when completing the step", async () => {
		const { actor, settle, context } = start({
			locksAt: 5,
			values: { A: { one: "was" } },
			replies: [problem(409, { current: recordOf({ A: { one: "theirs" } }, 5) })],
		});
		actor.send(edit("mine"));
		actor.send(save(false));
		await settle();
		actor.send({ type: "correct" });
		expect(actor.getSnapshot().value).toBe("conflict");
		expect(context().conflict?.clashes).toMatchObject([{ path: "A.one", mine: "mine", theirs: "theirs" }]);
	});

	it("postpones a choice, and asks again before anything is sent", async () => {
		const { actor, sent, settle, context } = start({
			values: { A: { one: "was" } },
			replies: [problem(409, { current: recordOf({ A: { one: "theirs" } }, 5) })],
		});
		actor.send(edit("mine"));
		actor.send(save(false));
		await settle();
		actor.send({ type: "later" });
		expect(context()).toMatchObject({ values: { A: { one: "mine" } }, record: { synced: 5 } });
		actor.send(save(false));
		expect(actor.getSnapshot().value).toBe("conflict");
		expect(sent).toHaveLength(1);
	});

	it("restores a draft next to what was typed since", () => {
		const draft: Draft = { synced: 1, mode: "view", savedAt: 1, changes: { "A.one": { base: "was", mine: "draft" } } };
		const { actor, context } = start({ values: { A: { one: "was" } }, draft });
		actor.send({ type: "edit", changes: { "A.two": "since" } });
		actor.send({ type: "restore-draft" });
		expect(context()).toMatchObject({ values: { A: { one: "draft", two: "since" } }, base: { A: { one: "was" } }, draft: null });
		expect(Object.keys(changesBetween(context().base, context().values, ["A.one", "A.two"]))).toEqual(["A.one", "A.two"]);
	});

	it("restores a draft of an open step as a correction once the step is completed", () => {
		const draft: Draft = { synced: 1, mode: "view", savedAt: 1, changes: { "A.one": { base: "was", mine: "draft" } } };
		const { actor, context } = start({ values: { A: { one: "was" } }, draft, locked: true });
		actor.send({ type: "restore-draft" });
		expect(context()).toMatchObject({ mode: "correction", values: { A: { one: "draft" } } });
	});

	it("saves again on the other's version after a conflict, without losing input", async () => {
		const theirs = recordOf({ A: { one: "theirs", two: "theirs" } }, 7);
		const { actor, sent, settle, context } = start({
			values: { A: { one: "was", two: "was" } },
			replies: [problem(409, { current: theirs }), recordOf({ A: { one: "mine", two: "theirs" } }, 8)],
		});
		actor.send(edit("mine"));
		actor.send(save(false));
		await settle();
		expect(actor.getSnapshot().value).toBe("conflict");
		expect(context().conflict?.clashes.map(({ path }) => path)).toEqual(["A.one"]);
		actor.send({ type: "resolve", theirs: new Set() });
		actor.send(save(false));
		await settle();
		expect(sent[1]).toMatchObject({ record: { synced: 7 }, values: { A: { one: "mine", two: "theirs" } } });
		expect(context()).toMatchObject({ record: { synced: 8 }, conflict: null });
	});

	it("shows what a change resets before it is saved, and loses nothing at Annuleren", async () => {
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
		const { actor, context, emitted } = start({ values: { A: { one: "was", two: "was" } } });
		actor.send({ type: "record", record: recordOf({ A: { one: "new", two: "was" } }, 2) });
		expect(context().values).toEqual({ A: { one: "new", two: "was" } });
		actor.send(edit("typed"));
		actor.send({ type: "record", record: recordOf({ A: { one: "new", two: "other" } }, 3) });
		expect(context()).toMatchObject({ values: { A: { one: "typed", two: "other" } }, record: { synced: 3 }, conflict: null });
		expect(emitted).toEqual([]);
	});

	it("says of a newer record that clashes with what is being typed, once a field, and asks when the step is saved", () => {
		const { actor, context, emitted, sent } = start({ values: { A: { one: "was", two: "was" } } });
		actor.send(edit("typed"));
		actor.send({ type: "record", record: recordOf({ A: { one: "clash", two: "other" } }, 2) });
		actor.send({ type: "record", record: recordOf({ A: { one: "clash again", two: "more" } }, 3) });
		expect(actor.getSnapshot().value).toBe("working");
		expect(emitted).toMatchObject([{ type: "clashing", fields: ["A.one"] }]);
		expect(context().values).toEqual({ A: { one: "typed", two: "more" } });
		actor.send(save(false));
		expect(actor.getSnapshot().value).toBe("conflict");
		expect(context().conflict?.clashes).toMatchObject([{ path: "A.one", base: "was", mine: "typed", theirs: "clash again" }]);
		expect(context().met?.takenOver).toEqual(["A.two"]);
		expect(sent).toEqual([]);
		actor.send({ type: "record", record: recordOf({ A: { one: "third", two: "more" } }, 4) });
		expect(context().conflict?.clashes).toMatchObject([{ theirs: "third" }]);
	});
});
