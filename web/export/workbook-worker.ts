import { Workbook } from "./workbook.ts";
import type { FromWorker, ToWorker } from "./workbook-messages.ts";

/** The worker's global scope, which the page's type libraries don't include. */
interface WorkerScope {
	postMessage(message: FromWorker): void;
	addEventListener(type: "message", listener: (event: MessageEvent<ToWorker>) => void): void;
}

const scope = globalThis as unknown as WorkerScope;
let workbook: Workbook | undefined;

async function take(message: ToWorker): Promise<FromWorker> {
	if (message.type === "plan") workbook = new Workbook(message.plan);
	else if (message.type === "rows") workbook?.add(message.rows);
	else if (workbook) return { type: "done", file: await workbook.write((rows) => scope.postMessage({ type: "written", rows })) };
	return { type: "taken" };
}

scope.addEventListener("message", ({ data }) => {
	take(data).then(
		(answer) => scope.postMessage(answer),
		(failure: unknown) => scope.postMessage({ type: "failed", message: String(failure) }),
	);
});
