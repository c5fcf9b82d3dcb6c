import { describe, expect, it } from "@jest/globals";
import { createActor, fromPromise, waitFor } from "xstate";
import { type DatasetKind, failedCount, loadingMachine } from "./loading-machine.ts";

function start(kinds: readonly DatasetKind[] = ["requests", "realisations"]) {
	const world = {
		log: [] as string[],
		failing: {} as Partial<Record<DatasetKind, number>>,
	};
	const note = async (what: string) => {
		world.log.push(`${what} begins`);
		await Promise.resolve();
		world.log.push(`${what} ends`);
	};
	const machine = loadingMachine.provide({
		actors: {
			load: fromPromise(async ({ input: { kind } }) => {
				await note(kind);
				return world.failing[kind] ?? 0;
			}),
			connect: fromPromise(() => note("connections")),
		},
	});
	const actor = createActor(machine, { input: { kinds } });
	actor.start();
	return { world, actor, ends: (state: "loaded" | "partial") => waitFor(actor, (snapshot) => snapshot.matches(state)) };
}

describe("loading the application", () => {
	it("REQ-179 loads requests and processes in parallel, builds the connections after both, and is then loaded", async () => {
		const { world, ends } = start();
		await ends("loaded");
		expect(world.log).toEqual([
			"requests begins",
			"realisations begins",
			"requests ends",
			"realisations ends",
			"connections begins",
			"connections ends",
		]);
	});

	it("PLA-053 loads the charging locations only if asked to", async () => {
		const { world, ends } = start(["requests", "realisations", "locations"]);
		await ends("loaded");
		expect(world.log).toContain("locations ends");
	});

	it("keeps what loaded, counts what failed, and retries only that", async () => {
		const { world, actor, ends } = start();
		world.failing = { realisations: 3 };
		await ends("partial");
		expect(failedCount(actor.getSnapshot().context.failures)).toBe(3);
		world.log.length = 0;
		world.failing = { realisations: 1 };
		actor.send({ type: "retry" });
		await ends("partial");
		expect(failedCount(actor.getSnapshot().context.failures)).toBe(1);
		world.failing = {};
		actor.send({ type: "retry" });
		await ends("loaded");
		expect(world.log.filter((line) => line.endsWith("begins"))).toEqual([
			"realisations begins",
			"connections begins",
			"realisations begins",
			"connections begins",
		]);
		expect(actor.getSnapshot().context.failures).toEqual({});
	});

	it("counts as loaded what arrived otherwise after it failed, kind by kind", async () => {
		const { world, actor, ends } = start();
		world.failing = { requests: 1, realisations: 2 };
		await ends("partial");
		actor.send({ type: "arrived", kind: "realisations" });
		await ends("partial");
		expect(actor.getSnapshot().context.failures).toEqual({ requests: 1 });
		world.log.length = 0;
		actor.send({ type: "arrived", kind: "requests" });
		await ends("loaded");
		expect(world.log).toEqual(["connections begins", "connections ends"]);
	});

	it("is loaded at once for people who may see no list", async () => {
		const { world, ends } = start([]);
		await ends("loaded");
		expect(world.log.filter((line) => line.endsWith("begins"))).toEqual(["connections begins"]);
	});
});
