import { afterEach, describe, expect, it } from "@jest/globals";
import { AskedThread } from "./asked-thread.ts";

const open: AskedThread<string, string>[] = [];
/** A thread that does this with every request. */
function thread(act: string, hadMs?: () => number): AskedThread<string, string> {
	const module = new URL(
		`data:text/javascript,${encodeURIComponent(`import { parentPort } from "node:worker_threads";
parentPort.on("message", (question) => { ${act} });
parentPort.postMessage("ready");`)}`,
	);
	const made = new AskedThread<string, string>({
		...{ module, deadlineMs: 100, mostMegabytes: 64, log: () => undefined },
		...(hadMs && { hadMs }),
	});
	open.push(made);
	return made;
}
afterEach(async () => {
	for (const made of open.splice(0)) await made.close();
});

describe("how long a question may take", () => {
	it("is what the machine gave: one that waits for others to leave it some is answered after its deadline", async () => {
		const late = "setTimeout(() => parentPort.postMessage('after all'), 300);";
		expect(await thread(late, () => 0).ask("a", "?")).toBe("after all");
		expect(await thread(late, () => performance.now()).ask("a", "?")).toBeUndefined();
	});

	it("has an end all the same", async () => {
		const asked = thread("if (question === 'never') for (;;); parentPort.postMessage('here');", () => 0);
		expect(await Promise.all([asked.ask("a", "never"), asked.ask("a", "now")])).toEqual([undefined, "here"]);
	});
});
