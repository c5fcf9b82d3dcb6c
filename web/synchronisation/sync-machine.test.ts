import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { createActor, fromPromise } from "xstate";
import { type OpenRecord, type SyncOutcome, syncMachine } from "./sync-machine.ts";

const minute = 60_000;
const open: OpenRecord = { kind: "realisation", uuid: "r-1", reference: "VB-00001", synced: 2 };
const nothing: SyncOutcome = { changedElsewhere: null, failed: false };

beforeEach(() => {
	jest.useFakeTimers();
});
afterEach(() => {
	jest.useRealTimers();
});

function start({ intervalMs, loaded = true }: { intervalMs?: number; loaded?: boolean } = {}) {
	const world = { reachable: true, runs: 0, outcome: async (): Promise<SyncOutcome> => nothing };
	const machine = syncMachine.provide({
		actors: {
			synchronise: fromPromise(() => {
				world.runs += 1;
				return world.outcome();
			}),
		},
	});
	const actor = createActor(machine, { input: { intervalMs, isReachable: () => world.reachable, now: () => Date.now() } });
	actor.start();
	if (loaded) actor.send({ type: "loaded" });
	return {
		world,
		actor,
		state: () => actor.getSnapshot().value as { clock: string; work: string },
		context: () => actor.getSnapshot().context,
		pass: (ms: number) => jest.advanceTimersByTimeAsync(ms),
	};
}

describe("automatic synchronisation", () => {
	it("PLA-056 at least five minutes apart, or the configured interval if that is longer", async () => {
		for (const [configured, expected] of [
			[undefined, 5 * minute],
			[minute, 5 * minute],
			[20 * minute, 20 * minute],
		] as const) {
			const { world, context, pass } = start(configured === undefined ? {} : { intervalMs: configured });
			expect(context().intervalMs).toBe(expected);
			await pass(expected - 1);
			expect(world.runs).toBe(0);
			await pass(1);
			expect(world.runs).toBe(1);
			await pass(expected - 1);
			expect(world.runs).toBe(1);
			await pass(1);
			expect(world.runs).toBe(2);
		}
	});

	it("not before something is loaded", async () => {
		const { world, actor, state, pass } = start({ loaded: false });
		actor.send({ type: "refresh" });
		await pass(20 * minute);
		expect([state().clock, world.runs]).toEqual(["loading", 0]);
	});

	it("PLA-057 is announced 30 seconds before", async () => {
		const { world, state, context, pass } = start();
		await pass(5 * minute - 30_001);
		expect(state().clock).toBe("waiting");
		await pass(1);
		expect(state().clock).toBe("announcing");
		expect((context().dueAt ?? 0) - Date.now()).toBe(30_000);
		await pass(30_000);
		expect(world.runs).toBe(1);
	});

	it("PLA-058 stops and resumes on request, also during the countdown", async () => {
		const { world, actor, state, context, pass } = start();
		await pass(5 * minute - 10_000);
		expect(state().clock).toBe("announcing");
		actor.send({ type: "stop" });
		expect(state().clock).toBe("stopped");
		expect(context().dueAt).toBeNull();
		await pass(60 * minute);
		expect(world.runs).toBe(0);
		actor.send({ type: "resume" });
		await pass(5 * minute);
		expect(world.runs).toBe(1);
	});

	it("by hand even while stopped, and stays stopped afterwards", async () => {
		const { world, actor, state, pass } = start();
		actor.send({ type: "stop" });
		actor.send({ type: "refresh" });
		expect(state()).toEqual({ clock: "running", work: "busy" });
		actor.send({ type: "refresh" });
		await pass(0);
		expect(world.runs).toBe(1);
		expect(state()).toEqual({ clock: "stopped", work: "success" });
	});

	it("by hand restarts the interval", async () => {
		const { world, actor, pass } = start();
		await pass(4 * minute);
		actor.send({ type: "refresh" });
		await pass(4 * minute);
		expect(world.runs).toBe(1);
		await pass(minute);
		expect(world.runs).toBe(2);
	});
});

describe("told by the server that something changed", () => {
	it("follows within seconds and says nothing of it, not even that it failed", async () => {
		const { world, actor, state, context, pass } = start();
		const loadedAt = context().at ?? 0;
		world.outcome = async () => ({ ...nothing, failed: true });
		actor.send({ type: "told" });
		await pass(1_300);
		expect([state(), world.runs, context().at]).toEqual([{ clock: "waiting", work: "idle" }, 1, loadedAt]);
		world.outcome = async () => nothing;
		actor.send({ type: "told" });
		await pass(5_000);
		expect([state(), world.runs]).toEqual([{ clock: "waiting", work: "idle" }, 2]);
		expect(context().at).toBeGreaterThan(loadedAt);
	});

	it("tells that what is open was changed by somebody else", async () => {
		const { world, actor, state, context, pass } = start();
		world.outcome = async () => ({ ...nothing, changedElsewhere: open });
		actor.send({ type: "told" });
		await pass(1_300);
		expect([state().work, context().changedElsewhere]).toEqual(["warning", [open]]);
	});

	it("on a busy day follows every five seconds and no more, and misses nothing of what is told meanwhile", async () => {
		const { world, actor, pass } = start();
		for (let second = 0; second < 60; second++) {
			actor.send({ type: "told" });
			await pass(1_000);
		}
		expect(world.runs).toBeGreaterThanOrEqual(10);
		expect(world.runs).toBeLessThanOrEqual(13);
		let answer = () => {};
		await pass(10_000);
		const before = world.runs;
		world.outcome = () =>
			new Promise((done) => {
				answer = () => done(nothing);
			});
		actor.send({ type: "told" });
		await pass(6_000);
		actor.send({ type: "told" });
		answer();
		await pass(6_000);
		expect(world.runs).toBe(before + 2);
	});

	it("waits while nobody looks, is left alone by who switched it off, and begins the interval anew", async () => {
		const { world, actor, state, pass } = start();
		world.reachable = false;
		actor.send({ type: "told" });
		await pass(minute);
		expect([state().clock, world.runs]).toEqual(["postponed", 0]);
		world.reachable = true;
		actor.send({ type: "reachable" });
		await pass(0);
		expect(world.runs).toBe(1);
		await pass(5 * minute - 1_000);
		actor.send({ type: "told" });
		await pass(2_000);
		expect(world.runs).toBe(2);
		await pass(4 * minute);
		expect(world.runs).toBe(2);
		actor.send({ type: "stop" });
		actor.send({ type: "told" });
		await pass(20 * minute);
		expect(world.runs).toBe(2);
	});
});

describe("offline or hidden", () => {
	it("PLA-060 PLA-061 waits, and runs once when it is back", async () => {
		const { world, actor, state, pass } = start();
		world.reachable = false;
		await pass(30 * minute);
		expect([state().clock, world.runs]).toEqual(["postponed", 0]);
		// Online again, but still hidden.
		actor.send({ type: "reachable" });
		expect(world.runs).toBe(0);
		world.reachable = true;
		actor.send({ type: "reachable" });
		actor.send({ type: "reachable" });
		await pass(0);
		expect([state().clock, world.runs]).toEqual(["waiting", 1]);
	});

	it("also delays one started by hand", async () => {
		const { world, actor, state, pass } = start();
		world.reachable = false;
		actor.send({ type: "refresh" });
		expect(state().clock).toBe("postponed");
		world.reachable = true;
		actor.send({ type: "reachable" });
		await pass(0);
		expect(world.runs).toBe(1);
	});

	it("is on time after the computer slept, with its timers stopped", async () => {
		const { world, actor, pass } = start();
		jest.setSystemTime(Date.now() + 8 * 60 * minute);
		actor.send({ type: "reachable" });
		await pass(0);
		expect(world.runs).toBe(1);
	});

	it("becoming visible in time changes nothing", async () => {
		const { world, actor, pass } = start();
		await pass(2 * minute);
		actor.send({ type: "reachable" });
		await pass(3 * minute - 1);
		expect(world.runs).toBe(0);
		await pass(1);
		expect(world.runs).toBe(1);
	});
});

describe("the outcome", () => {
	it("PLA-055 success for 3 seconds, a warning or a failure for 6", async () => {
		const { world, actor, state, pass } = start();
		expect(state().work).toBe("idle");
		const outcomes = [
			["success", 3_000, async () => nothing],
			["warning", 6_000, async () => ({ ...nothing, changedElsewhere: open })],
			["danger", 6_000, async () => ({ ...nothing, failed: true })],
			["danger", 6_000, () => Promise.reject(new Error("unexpected"))],
		] as const;
		for (const [name, ms, outcome] of outcomes) {
			world.outcome = outcome;
			actor.send({ type: "refresh" });
			expect(state().work).toBe("busy");
			await pass(0);
			expect(state().work).toBe(name);
			await pass(ms - 1);
			expect(state().work).toBe(name);
			await pass(1);
			expect(state().work).toBe("idle");
		}
	});

	it("a failure is retried at the next interval", async () => {
		const { world, pass } = start();
		world.outcome = () => Promise.reject(new Error("unreachable"));
		await pass(5 * minute);
		await pass(5 * minute);
		expect(world.runs).toBe(2);
	});

	it("reports a record changed elsewhere even if something else failed", async () => {
		const { world, actor, state, context, pass } = start();
		world.outcome = async () => ({ changedElsewhere: open, failed: true });
		actor.send({ type: "refresh" });
		await pass(0);
		expect([state().work, context().changedElsewhere]).toEqual(["danger", [open]]);
	});

	it("a record changed elsewhere stays until dismissed, once however often it changes", async () => {
		const { world, actor, context, pass } = start();
		world.outcome = async () => ({ ...nothing, changedElsewhere: open });
		await pass(10 * minute);
		world.outcome = async () => nothing;
		await pass(10 * minute);
		expect(context().changedElsewhere).toEqual([open]);
		actor.send({ type: "dismiss", uuid: open.uuid });
		expect(context().changedElsewhere).toEqual([]);
	});

	it("PLA-044 knows whether the panel is open, whether it is busy, the interval, and the period it has synchronised", async () => {
		const { actor, state, context, pass } = start();
		const begin = Date.now();
		expect(context()).toMatchObject({ panel: false, intervalMs: 5 * minute, from: null, at: begin });
		actor.send({ type: "toggle panel" });
		expect(context().panel).toBe(true);
		await pass(5 * minute - 1);
		expect(state().work).toBe("idle");
		await pass(1);
		expect(context()).toMatchObject({ from: begin, at: begin + 5 * minute });
		actor.send({ type: "close panel" });
		expect(context().panel).toBe(false);
	});
});
