import { expect, it } from "@jest/globals";
import { KeptFigures } from "./kept-figures.ts";

/** A cache with a clock that the test moves; each computation ends when the test says so. */
function kept() {
	const clock = { now: 0 };
	const works: { tell: (part: number) => void; end: (figures: number) => void; fail: (why: Error) => void }[] = [];
	const figures = new KeptFigures<number>(() => clock.now);
	const ask = async (written: number) => {
		const work = figures.of("a report", written, (tell) => new Promise((end, fail) => void works.push({ tell, end, fail })));
		await Promise.resolve();
		return work;
	};
	return { clock, works, ask };
}

it("what is worked out quickly is worked out anew after a write, also while the former is under way", async () => {
	const { clock, works, ask } = kept();
	const [first, same, other] = [await ask(1), await ask(1), await ask(2)];
	works[0]?.end(10);
	works[1]?.end(20);
	expect(await Promise.all([first, same, other].map(({ figures }) => figures))).toEqual([10, 10, 20]);
	clock.now += 500;
	expect(await (await ask(2)).figures).toBe(20);
	void ask(3);
	await Promise.resolve();
	expect(works).toHaveLength(3);
});

it("what takes long is joined whatever is written, tells how far it is, and holds for ten times as long", async () => {
	const { clock, works, ask } = kept();
	const first = await ask(1);
	clock.now = 20_000;
	works[0]?.tell(0.4);
	const joined = await ask(2);
	expect([works.length, joined.part]).toEqual([1, 0.4]);
	clock.now = 40_000;
	works[0]?.end(10);
	expect(await first.figures).toBe(10);
	clock.now = 40_000 + 399_999;
	expect(await (await ask(3)).figures).toBe(10);
	clock.now += 2;
	void ask(3);
	await Promise.resolve();
	expect(works).toHaveLength(2);
});

it("what nobody waits for any more is not worked out to its end, and is begun anew for whoever asks later", async () => {
	const { clock, works, ask } = kept();
	const first = await ask(1);
	clock.now = 30_001;
	expect(() => works[0]?.tell(0.5)).toThrow();
	works[0]?.fail(new Error("nobody waits"));
	await expect(first.figures).rejects.toThrow("nobody waits");
	void ask(1);
	await Promise.resolve();
	expect(works).toHaveLength(2);
});
