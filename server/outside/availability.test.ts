import { describe, expect, it } from "@jest/globals";
import { Availability } from "./availability.ts";

function observed(again = { answered: 60_000, silent: 1 }) {
	const said: string[] = [];
	const state = { answers: false, asked: 0 };
	const say = (level: string) => () => void said.push(level);
	const service = new Availability({
		name: "test",
		again,
		log: { info: say("info"), warn: say("warn"), debug: say("debug") },
		ask: async () => {
			state.asked += 1;
			if (!state.answers) throw new Error("no network");
		},
	});
	const until = async (isSo: () => boolean) => {
		for (let left = 5_000; !isSo(); left -= 1) {
			if (left === 0) throw new Error("it never came to be so");
			await new Promise((done) => setTimeout(done, 1));
		}
	};
	return { service, said, state, until };
}

describe("Availability", () => {
	it("asks again without a word while there is no answer, and says when there is one and when it ends", async () => {
		const { service, said, state, until } = observed();
		expect(service.answers).toBe(false);
		service.start();
		await until(() => state.asked >= 3);
		expect([service.answers, new Set(said)]).toEqual([false, new Set(["debug"])]);
		state.answers = true;
		await until(() => service.answers);
		expect(said.at(-1)).toBe("info");
		state.answers = false;
		service.missed();
		service.missed();
		expect([service.answers, said.filter((level) => level === "warn")]).toEqual([false, ["warn"]]);
		state.answers = true;
		await until(() => service.answers);
		await service.stop();
	});

	it("asks no more once it is stopped, also when it is stopped while it asks", async () => {
		const { service, state } = observed();
		service.start();
		await service.stop();
		const { asked } = state;
		service.start();
		await new Promise((done) => setTimeout(done, 20));
		expect(state.asked).toBe(asked);
	});
});
