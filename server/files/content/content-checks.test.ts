import { afterEach, describe, expect, it } from "@jest/globals";
import { pdf, png } from "../../test-support/made-files.ts";
import { type ContentCheckOptions, ContentChecks } from "./content-checks.ts";

/** A thread that says it is ready and then does this with every file. */
const thread = (act: string) =>
	new URL(
		`data:text/javascript,${encodeURIComponent(`import { parentPort } from "node:worker_threads";
parentPort.on("message", ({ bytes, extension }) => { ${act} });
parentPort.postMessage("ready");`)}`,
	);

const open: ContentChecks[] = [];
function checks(options?: ContentCheckOptions): ContentChecks {
	const made = new ContentChecks(() => undefined, options);
	open.push(made);
	return made;
}
afterEach(async () => {
	for (const made of open.splice(0)) await made.close();
});

const refused = { verdict: "refused", message: "Het bestand kan niet worden gecontroleerd." };

describe("files that are judged in a thread of their own", () => {
	it("get the verdict of their content, and the bytes to keep", async () => {
		const judge = checks();
		const judged = await judge.check("a", png({ behind: Buffer.from("<script>") }), "png");
		expect(judged.verdict === "sound" && judged.bytes.equals(png())).toBe(true);
		expect(await judge.check("a", pdf({ catalog: "/Names << /JavaScript 9 0 R >>" }), "pdf")).toEqual({ verdict: "suspect" });
		expect(await judge.check("a", Buffer.from("MZ"), "exe")).toMatchObject({ verdict: "refused" });
	});

	it("T40 leave the thread of the calls alone: it goes on while one is looked at", async () => {
		const judge = checks({
			worker: thread(
				"setTimeout(() => parentPort.postMessage({ verdict: 'suspect' }), 20); for (const end = Date.now() + 200; Date.now() < end; );",
			),
		});
		let turns = 0;
		const counted = setInterval(() => turns++, 1);
		await judge.check("a", pdf(), "pdf");
		clearInterval(counted);
		expect(turns).toBeGreaterThan(3);
	});

	it("T21 are refused when no verdict comes in time, and the next one is judged", async () => {
		const judge = checks({
			worker: thread(`if (extension === "pdf") for (;;); parentPort.postMessage({ verdict: "suspect" });`),
			deadlineMs: 200,
		});
		const [first, next] = await Promise.all([judge.check("a", pdf(), "pdf"), judge.check("a", png(), "png")]);
		expect([first, next]).toEqual([refused, { verdict: "suspect" }]);
	});

	it.each([
		["ends its thread", "process.exit(3)"],
		["throws in it", 'throw new Error("no")'],
		["takes all its memory", "const all = []; for (;;) all.push(new Array(100_000).fill(all.length + 0.5));"],
	])("are refused when looking at one %s, and the next one is judged", async (_what, act) => {
		const judge = checks({ worker: thread(`if (extension === "pdf") { ${act} } parentPort.postMessage({ verdict: "suspect" });`) });
		expect(await judge.check("a", pdf(), "pdf")).toEqual(refused);
		expect(await judge.check("a", png(), "png")).toEqual({ verdict: "suspect" });
	});

	it("wait for nobody but those whose turn it is: who brings many is served in turn with the others", async () => {
		const judge = checks({ worker: thread(`parentPort.postMessage({ verdict: "suspect" });`) });
		const order: string[] = [];
		const bring = (tenant: string) => judge.check(tenant, png(), "png").then(() => void order.push(tenant));
		await Promise.all([...["a", "a", "a", "a", "b", "a", "c", "b"].map(bring)]);
		expect(order.join("")).toBe("aabcabaa");
	});

	it("are answered with 'unavailable' when there is no thread to be had", async () => {
		const judge = checks({ worker: new URL("data:text/javascript,process.exit(1)") });
		await expect(judge.check("a", pdf(), "pdf")).rejects.toMatchObject({ code: "unavailable" });
	});
});
